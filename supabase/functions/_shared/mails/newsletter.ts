import {launchTag, PRIORITY_TAG, similarTag, STOCK_TAG} from '../contracts/newsletter.ts';
import {SITE} from '../contracts/site.ts';
import type {Work} from '../contracts/work.ts';
import type {Mail} from '../ports.ts';
import {button, facts, note, paragraph, signature} from './blocks.ts';
import {formatInstant} from './dates.ts';
import {senderDetails} from './footers.ts';
import {oneClickUnsubscribe} from './headers.ts';
import {composeMail} from './layout.ts';
import {workPicture} from './work.ts';

interface ConfirmationMail {
  email: string;
  /** Opens a page with a button; opening it changes nothing. */
  confirmUrl: string;
  unsubscribeUrl: string;
  /** The work on whose page the form was. */
  work?: Work | null;
  shopUrl: string;
}

/**
 * The first letter of a sign-up, and the only one until its link is pressed. It quotes nothing of the sign-up: whoever enters
 * an address may enter somebody else's.
 */
export function newsletterMailToConfirm(mail: ConfirmationMail): Mail {
  const {email, confirmUrl, unsubscribeUrl, work, shopUrl} = mail;
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: oneClickUnsubscribe(unsubscribeUrl, SITE.email),
    subject: 'Please confirm your email address',
    preview: 'One press, and you’re on the list.',
    title: 'One press, and you’re on the list',
    shopUrl,
    blocks: [
      paragraph(
        `This address was entered in a sign-up form of ${SITE.name}, to hear about new work, launches and commission openings. Was it you? Then please confirm it:`,
      ),
      button('Confirm', confirmUrl),
      ...(work ? [workPicture(work, shopUrl)] : []),
      paragraph('If it was not you, there is nothing to do: no other letter will come.'),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note('You can leave the list at any time, with one press.', {
        label: 'Unsubscribe',
        href: unsubscribeUrl,
        text: `Unsubscribe: ${unsubscribeUrl}`,
      }),
      ...senderDetails(shopUrl),
    ],
  });
}

interface SubscriberMail {
  email: string;
  tags: readonly string[];
  /** Unsubscribes this reader without a login; accepts a one-click POST as well. */
  unsubscribeUrl: string;
  /** The work on whose page the form was. */
  work?: Work | null;
  shopUrl: string;
}

/**
 * The first letter where sign-ups count without a confirmation. Like every letter it has the sender, the reason and an unsubscribe link, as
 * Canada's anti-spam law (S.C. 2010, c. 23, s. 6) requires. It quotes no tag: whoever signs an address up can choose
 * the text.
 */
export function newsletterMailToSubscriber(welcome: SubscriberMail): Mail {
  const {email, tags, unsubscribeUrl, work, shopUrl} = welcome;
  const isPriority = tags.includes(PRIORITY_TAG);
  const title = isPriority ? 'You’re on the priority list' : 'Welcome aboard';
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: oneClickUnsubscribe(unsubscribeUrl, SITE.email),
    subject: title,
    preview: promise(tags),
    title,
    shopUrl,
    blocks: [
      paragraph(promise(tags)),
      ...(work ? [workPicture(work, shopUrl)] : []),
      paragraph(
        'I write when there is something to show: a new painting off the easel, a print, a place free for a commission. Never more than that.',
      ),
      button('See the work', shopUrl),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note(
        `You get this letter because this address was entered in a sign-up form of ${SITE.name}, to hear about new work, launches and commission openings. Not you, or not any more?`,
        {label: 'Unsubscribe', href: unsubscribeUrl, text: `Unsubscribe: ${unsubscribeUrl}`},
      ),
      ...senderDetails(shopUrl),
    ],
  });
}

function promise(tags: readonly string[]): string {
  if (tags.some((tag) => tag.endsWith(launchTag('')))) {
    return 'You’ll be notified when the work you are waiting for launches, and you’ll be first to know about new drops and commission openings.';
  }
  return tags.includes(PRIORITY_TAG)
    ? 'You’ll be first to know about new drops and commission openings.'
    : 'You’re now subscribed to updates from the studio on the Bay of Fundy.';
}

interface NewSubscriber {
  email: string;
  tags: readonly string[];
  /** The path of the page of the sign-up; null when unknown. */
  page: string | null;
  receivedAt: Date;
}

/** What a subscriber wants to hear of, as the artist calls it. */
function wishes(tags: readonly string[]): string {
  const end = launchTag('');
  const launches = tags
    .filter((tag) => tag.endsWith(end))
    .map((tag) => `the launch of “${tag.slice(0, -end.length).replaceAll('-', ' ')}”`);
  const list = tags.includes(PRIORITY_TAG) ? 'news before everybody else' : 'news';
  const start = similarTag('');
  const similar = tags
    .filter((tag) => tag.startsWith(start))
    .map((tag) => `works like “${tag.slice(start.length).replaceAll('-', ' ')}”`);
  const back = tags.includes(STOCK_TAG) ? ['sold-out sizes'] : [];
  return [list, ...launches, ...similar, ...back].join(', ');
}

/** Notifies the artist of a new subscriber. */
export function newsletterMailToArtist({email, tags, page, receivedAt}: NewSubscriber): Mail {
  const kind = tags.includes(PRIORITY_TAG) ? 'priority member' : 'subscriber';
  return composeMail({
    to: SITE.email,
    subject: `New ${kind}: ${email}`,
    preview: `${email} joined the list.`,
    title: `A new ${kind}`,
    blocks: [
      facts([
        {label: 'Address', value: email},
        {label: 'Joined', value: formatInstant(receivedAt)},
        {label: 'On page', value: page ?? 'Not known'},
        {label: 'Waits for', value: wishes(tags)},
      ]),
    ],
    footer: [note('The whole list is kept with your messages and requests.')],
  });
}
