import type {LanguageCode} from '../contracts/languages.ts';
import type {Mail} from '../ports.ts';
import {button, note, paragraph} from './blocks.ts';
import {composeVisitorMail} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';

interface OrderLinkMail {
  email: string;
  /** '#1001'. */
  name: string;
  statusUrl: string;
  language: LanguageCode;
  /** The shop in this language. */
  shopUrl: string;
}

/** The link to the status page of an order, for a buyer who asked for it. */
export function orderLinkMail({email, name, statusUrl, language, shopUrl}: OrderLinkMail): Mail {
  const words = MAIL_WORDS[language].orderLink;
  return composeVisitorMail({
    to: email,
    language,
    subject: words.subject(name),
    preview: words.preview,
    shopUrl,
    blocks: [
      paragraph(words.text),
      button(words.seeIt, statusUrl, {language}),
      paragraph(words.questions),
    ],
    footer: [note(words.reason)],
  });
}
