import type {LanguageCode} from './languages.ts';
import {SITE} from './site.ts';
import {WORDS} from './words/by-language.ts';

/**
 * `CONSENT_WORDS` as they were read beside a sign-up field on a page in this language. The function stores them with each consent,
 * so a change applies to later sign-ups only.
 */
export function consentWords(language: LanguageCode): string {
  return signed(WORDS[language].consent, language);
}

/** The same of `WAIT_CONSENT_WORDS`. */
export function waitConsentWords(language: LanguageCode): string {
  return signed(WORDS[language].waitConsent, language);
}

function signed(consent: string, language: LanguageCode): string {
  return `${SITE.artist.name} ${consent} ${WORDS[language].postalAddress}\u00a0· ${SITE.email}`;
}
