/** The name of a field that people never see and robots fill in. It tempts them, and no browser fills it by itself. */
export const HONEYPOT_FIELD = 'website';
