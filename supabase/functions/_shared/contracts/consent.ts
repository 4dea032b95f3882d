import {SITE} from './site.ts';

/**
 * The text beside every sign-up field. Canada's anti-spam law (S.C. 2010, c. 23, s. 10) requires the purpose, the
 * sender, and that consent can be withdrawn. The function stores the text with each consent, so a change applies to
 * later sign-ups only.
 */
export const CONSENT_WORDS = `${SITE.artist.name} will email you about new work, launches and commission openings. You can unsubscribe at any time by the link in every email. ${SITE.postalAddress}\u00a0· ${SITE.email}`;
