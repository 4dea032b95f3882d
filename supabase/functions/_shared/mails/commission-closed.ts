import type {LanguageCode} from '../contracts/languages.ts';
import type {Mail} from '../ports.ts';
import {note as smallPrint, paragraph, quotation} from './blocks.ts';
import {preventThreading} from './headers.ts';
import {composeVisitorMail} from './visitor-mail.ts';
import {MAIL_WORDS} from './mail-words.ts';

interface Closed {
  id: string;
  email: string;
  /** The artist's message. */
  note: string | null;
  /** The buyer's language. */
  language: LanguageCode;
  /** The shop in this language. */
  shopUrl: string;
}

/** An email to the buyer that a commission isn't going ahead. */
export function commissionClosedMail({id, email, note, language, shopUrl}: Closed): Mail {
  const {commissionClosed: words, commissionUpdate} = MAIL_WORDS[language];
  return composeVisitorMail({
    to: email,
    headers: preventThreading(id),
    language,
    subject: words.title,
    preview: note ?? words.text,
    title: words.title,
    shopUrl,
    blocks: [paragraph(words.text), ...(note ? [quotation(note)] : []), paragraph(words.another)],
    footer: [smallPrint(commissionUpdate.reason)],
  });
}
