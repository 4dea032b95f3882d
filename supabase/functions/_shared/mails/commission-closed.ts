import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {greeting, note as smallPrint, paragraph, quotation, signature} from './blocks.ts';
import {senderDetails} from './footers.ts';
import {preventThreading} from './headers.ts';
import {composeMail} from './layout.ts';
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

/** Tells the buyer that a commission isn't going ahead. */
export function commissionClosedMail({id, email, note, language, shopUrl}: Closed): Mail {
  const {commissionClosed: words, commissionUpdate} = MAIL_WORDS[language];
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: preventThreading(id),
    language,
    subject: words.title,
    preview: note ?? words.text,
    title: words.title,
    shopUrl,
    blocks: [
      greeting(language),
      paragraph(words.text),
      ...(note ? [quotation(note)] : []),
      paragraph(words.another),
      signature(language),
    ],
    footer: [smallPrint(commissionUpdate.reason), ...senderDetails(shopUrl, language)],
  });
}
