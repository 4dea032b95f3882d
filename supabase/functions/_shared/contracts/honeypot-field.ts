/** The name of the honeypot: a hidden field that bots fill in and no browser autofills. */
export const HONEYPOT_FIELD = 'website';
