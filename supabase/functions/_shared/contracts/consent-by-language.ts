import type {LanguageCode} from './languages.ts';
import {SITE} from './site.ts';
import {WORDS} from './words/by-language.ts';

/**
 * `CONSENT_WORDS` as they were read beside a sign-up field on a page in this language. The function stores them with each consent,
 * so a change applies to later sign-ups only.
 */
export function consentWords(language: LanguageCode): string {
  const {consent, postalAddress} = WORDS[language];
  return `${SITE.artist.name} ${consent} ${postalAddress}\u00a0· ${SITE.email}`;
}
