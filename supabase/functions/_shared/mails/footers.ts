import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import {type Block, note} from './blocks.ts';
import {labelled} from './labelled.ts';
import {MAIL_WORDS} from './mail-words.ts';

/** Sender and contact details: required by law in every newsletter, by courtesy in the other mails. */
export function senderDetails(shopUrl: string, language: LanguageCode = 'en'): Block[] {
  const {writeTo, visit} = MAIL_WORDS[language].sender;
  return [
    note(`${SITE.name}, ${SITE.postalAddress}`),
    note(writeTo, {label: SITE.email, href: `mailto:${SITE.email}`, text: SITE.email}),
    note(visit, {label: new URL(shopUrl).host, href: shopUrl, text: shopUrl}),
  ];
}

/** Small print that ends in the link off the list. */
export function unsubscribeNote(before: string, href: string, language: LanguageCode): Block {
  const {unsubscribe: label} = MAIL_WORDS[language];
  return note(before, {label, href, text: labelled(label, href, language)});
}
