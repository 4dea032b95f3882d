import type {Mail} from './mail.ts';
import {button, note, paragraph} from './blocks.ts';
import {composeVisitorMail, type Reader} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';

interface OrderLinkMail extends Reader {
  /** '#1001'. */
  name: string;
  statusUrl: string;
}

/** The link to the status page of an order, for a buyer who asked for it. */
export function orderLinkMail(mail: OrderLinkMail): Mail {
  const {name, statusUrl, language} = mail;
  const words = MAIL_WORDS[language].orderLink;
  return composeVisitorMail(mail, {
    subject: words.subject(name),
    preview: words.preview,
    blocks: [
      paragraph(words.text),
      button(words.seeIt, statusUrl, {language}),
      paragraph(words.questions),
    ],
    footer: [note(words.reason)],
  });
}
