import {consentText} from './consent.ts';
import type {LanguageCode} from './languages.ts';
import {WORDS} from './words/by-language.ts';

/**
 * The text that was read beside a sign-up field on a page in this language. The function stores it with each consent, so a
 * change applies to later sign-ups only.
 */
export function consentWords(language: LanguageCode): string {
  return consentText(WORDS[language].consent);
}
