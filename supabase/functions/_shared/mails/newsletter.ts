import type {LanguageCode} from '../contracts/languages.ts';
import {launchTag, PRIORITY_TAG} from '../contracts/newsletter.ts';
import {SITE} from '../contracts/site.ts';
import type {Work} from '../contracts/work.ts';
import type {Mail} from './mail.ts';
import {button, facts, note, paragraph} from './blocks.ts';
import {formatInstant} from './dates.ts';
import {composeMail, composeVisitorMail, type Reader} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {languageFact} from './reply.ts';
import {workPicture} from './work.ts';

interface ConfirmationMail extends Reader {
  /** Opens a page with a button. Opening it changes nothing. */
  confirmUrl: string;
  unsubscribeUrl: string;
  /** The work whose page had the form. */
  work?: Work | null;
}

/**
 * The first email of a sign-up, and the only one until the visitor clicks its link. Quotes nothing from the sign-up,
 * because anyone can enter someone else's address.
 */
export function newsletterMailToConfirm(mail: ConfirmationMail): Mail {
  const {confirmUrl, unsubscribeUrl, work, language, shopUrl} = mail;
  const {confirmation: words} = MAIL_WORDS[language];
  return composeVisitorMail(mail, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    unsubscribe: {reason: words.leaving, url: unsubscribeUrl},
    blocks: [
      paragraph(words.question(SITE.name)),
      button(words.confirm, confirmUrl, {language}),
      work ? workPicture(work, shopUrl, language) : null,
      paragraph(MAIL_WORDS[language].notYou),
    ],
  });
}

interface SubscriberMail extends Reader {
  tags: readonly string[];
  /** Unsubscribes this reader without a login. Also accepts a one-click POST. */
  unsubscribeUrl: string;
  /** The work whose page had the form. */
  work?: Work | null;
}

/**
 * The first email when sign-ups need no confirmation. Like every email to the list, it has the sender, the reason and
 * an unsubscribe link, as Canada's anti-spam law (S.C. 2010, c. 23, s. 6) requires. Quotes no tag, because anyone who
 * fills in the form can choose its text.
 */
export function newsletterMailToSubscriber(mail: SubscriberMail): Mail {
  const {tags, unsubscribeUrl, work, language, shopUrl} = mail;
  const {welcome: words} = MAIL_WORDS[language];
  const promise = promiseTo(tags, language);
  return composeVisitorMail(mail, {
    subject: tags.includes(PRIORITY_TAG) ? words.priorityTitle : words.title,
    preview: promise,
    unsubscribe: {reason: words.reason(SITE.name), url: unsubscribeUrl},
    blocks: [
      paragraph(promise),
      work ? workPicture(work, shopUrl, language) : null,
      paragraph(words.rhythm),
      button(words.seeWork, shopUrl, {language}),
    ],
  });
}

function promiseTo(tags: readonly string[], language: LanguageCode): string {
  const {welcome: words} = MAIL_WORDS[language];
  if (tags.some((tag) => tag.endsWith(launchTag('')))) return words.launchPromise;
  return tags.includes(PRIORITY_TAG) ? words.priorityPromise : words.promise;
}

interface NewSubscriber {
  email: string;
  tags: readonly string[];
  /** The path of the sign-up page; null when unknown. */
  page: string | null;
  language: LanguageCode;
  receivedAt: Date;
}

/** The subscriber's interests, in the artist's words. */
function interestsOf(tags: readonly string[]): string {
  const end = launchTag('');
  const launches = tags
    .filter((tag) => tag.endsWith(end))
    .map((tag) => `the launch of “${tag.slice(0, -end.length).replaceAll('-', ' ')}”`);
  const list = tags.includes(PRIORITY_TAG) ? 'early news' : 'news';
  return [list, ...launches].join(', ');
}

/** Notifies the artist of a new subscriber. */
export function newsletterMailToArtist({
  email,
  tags,
  page,
  language,
  receivedAt,
}: NewSubscriber): Mail {
  const kind = tags.includes(PRIORITY_TAG) ? 'priority member' : 'subscriber';
  return composeMail({
    to: SITE.email,
    subject: `New ${kind}: ${email}`,
    preview: `${email} joined your list.`,
    title: `A new ${kind}`,
    blocks: [
      facts([
        {label: 'Email', value: email},
        {label: 'Joined', value: formatInstant(receivedAt)},
        {label: 'Page', value: page ?? 'Unknown'},
        {label: 'Interested in', value: interestsOf(tags)},
        languageFact(language),
      ]),
    ],
    footer: [note('Your complete list is in Shopify, under Customers.')],
  });
}
