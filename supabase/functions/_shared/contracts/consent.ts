import words from '#contract-words';
import {SITE} from './site.ts';

/**
 * The text beside every sign-up field, in the language of the page. Canada's anti-spam law (S.C. 2010, c. 23, s. 10) requires the
 * purpose, the sender, and that consent can be withdrawn.
 */
export const CONSENT_WORDS = `${SITE.artist.name} ${words.consent} ${words.postalAddress}\u00a0· ${SITE.email}`;

/** The text beside the field of a wait for a sold-out size, which is no sign-up for letters. */
export const WAIT_CONSENT_WORDS = `${SITE.artist.name} ${words.waitConsent} ${words.postalAddress}\u00a0· ${SITE.email}`;
