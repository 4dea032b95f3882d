import {SITE} from './site.ts';

/**
 * The words beside every sign-up field. Canada's anti-spam law (S.C. 2010, c. 23, s. 10) asks for the purpose, who asks,
 * and that consent can be withdrawn; the function stores them with each consent, so a change here is a change of what
 * later visitors agree to.
 */
export const CONSENT_WORDS = `${SITE.artist.name} will email you about new work, launches and commission openings. You can unsubscribe at any time by the link in every email. ${SITE.postalAddress} · ${SITE.email}`;
