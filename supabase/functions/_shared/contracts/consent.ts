import words from '#contract-words';
import {SITE} from './site.ts';

/** The text beside every sign-up field, in the language of the page. */
export const CONSENT_WORDS = consentText(words);

/**
 * The whole text in a language's words. Canada's anti-spam law (S.C. 2010, c. 23, s. 10) requires the purpose, the
 * sender, and that consent can be withdrawn.
 */
export function consentText({
  consent,
  postalAddress,
}: Pick<typeof words, 'consent' | 'postalAddress'>): string {
  return `${SITE.artist.name} ${consent} ${postalAddress}\u00a0· ${SITE.email}`;
}
