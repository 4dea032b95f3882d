import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import {WORDS} from '../contracts/words/by-language.ts';
import {type Block, labelled, note} from './blocks.ts';
import {MAIL_WORDS} from './mail-words.ts';

/**
 * The sender and contact details: the law requires them in every newsletter, and the other emails include them as a
 * courtesy.
 */
export function senderDetails(shopUrl: string, language: LanguageCode = 'en'): Block[] {
  const {writeTo, visit} = MAIL_WORDS[language].sender;
  return [
    note(`${SITE.name}, ${WORDS[language].postalAddress}`),
    note(writeTo, {label: SITE.email, href: `mailto:${SITE.email}`, text: SITE.email}),
    note(visit, {label: new URL(shopUrl).host, href: shopUrl, text: shopUrl}),
  ];
}

/** Small print that ends with the unsubscribe link. */
export function unsubscribeNote(before: string, href: string, language: LanguageCode): Block {
  const {unsubscribe: label} = MAIL_WORDS[language];
  return note(before, {label, href, text: labelled(label, href, language)});
}
