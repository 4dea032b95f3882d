import words from '#contract-words';
import {SITE} from './site.ts';

/** The text beside every sign-up field, in the language of the page. */
export const CONSENT_WORDS = consentText(words.consent);

/**
 * The whole text in the language of `promise`. Canada's anti-spam law (S.C. 2010, c. 23, s. 10) requires the purpose, the
 * sender, and that consent can be withdrawn.
 */
export function consentText(promise: string): string {
  return `${SITE.artist.name} ${promise} ${SITE.postalAddress}\u00a0· ${SITE.email}`;
}
