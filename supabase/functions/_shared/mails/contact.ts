import type {ContactForm} from '../contracts/contact.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import type {Visit} from '../contracts/visit.ts';
import type {Work} from '../contracts/work.ts';
import type {Mail} from './mail.ts';
import {facts, note, paragraph, quotation} from './blocks.ts';
import {formatDay, formatInstant} from './dates.ts';
import {AUTO_REPLY_HEADERS, preventThreading} from './headers.ts';
import {composeMail, composeVisitorMail} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {confirmVisitButton, replyButton, senderFacts} from './reply.ts';
import {workPicture} from './work.ts';

interface AboutWork {
  /** The work that the message is about. */
  work?: Work | null;
  /** The visit that it asks for, as the shop's server names it. */
  visit?: Visit | null;
  /** The visitor's language. */
  language: LanguageCode;
  /** The shop in the reader's language. */
  shopUrl: string;
}

type Message = ContactForm & AboutWork & {id: string; receivedAt: Date};

/** A message from the contact form, to the artist. A reply goes to the visitor. */
export function contactMailToArtist(message: Message): Mail {
  const {id, name, email, subject, receivedAt, work, visit, language, shopUrl} = message;
  return composeMail({
    to: SITE.email,
    replyTo: email,
    headers: preventThreading(id),
    subject: `Message: ${subject}`,
    preview: `${name}: ${message.message}`,
    kicker: `A message from ${name}`,
    title: subject,
    blocks: [
      facts(senderFacts({name, email, language})),
      quotation(message.message),
      visit
        ? confirmVisitButton({name, email, visit, language})
        : replyButton({name, email, subject}),
      work ? workPicture(work, shopUrl) : null,
    ],
    footer: [note(`Sent ${formatInstant(receivedAt)} through the contact form`)],
  });
}

/**
 * Confirms the message to the visitor. Quotes no typed text: anyone can enter anyone's address, and a form that sends a
 * stranger's text to any address is a spam relay.
 */
export function contactMailToVisitor(mail: AboutWork & {email: string}): Mail {
  const {work, visit, language, shopUrl} = mail;
  const {contact: words, visit: visitWords} = MAIL_WORDS[language];
  return composeVisitorMail(mail, {
    headers: AUTO_REPLY_HEADERS,
    subject: words.title,
    preview: words.preview,
    blocks: [
      paragraph(words.thanks),
      visit
        ? paragraph(visitWords.requested(visit.exhibition, formatDay(visit.day, language)))
        : null,
      work ? workPicture(work, shopUrl, language) : null,
      paragraph(words.more),
    ],
    footer: [note(words.reason)],
  });
}
