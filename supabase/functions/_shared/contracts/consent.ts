import {SITE} from './site.ts';
import type {SharedWords} from './words/by-language.ts';

/**
 * The text beside every sign-up field, in the language of the page. Canada's anti-spam law (S.C. 2010, c. 23, s. 10)
 * requires it to state the purpose, the sender, the name of the sender's business, and that the visitor can withdraw
 * consent. Each of its two paragraphs is a line. The function stores it with each consent, so a change applies only to
 * later sign-ups.
 */
export function consentWords(words: SharedWords): string {
  return signed(words.consent, words);
}

/** The text beside the field that waits for a sold-out size, which isn't a sign-up for news. */
export function waitConsentWords(words: SharedWords): string {
  return signed(words.waitConsent, words);
}

function signed(consent: string, {postalAddress}: SharedWords): string {
  return `${SITE.artist.name} ${consent}\n${SITE.name}, ${postalAddress}, ${SITE.email}`;
}
