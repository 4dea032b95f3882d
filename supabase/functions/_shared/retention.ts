const DAY_MS = 24 * 60 * 60 * 1000;

/** How long messages, requests and their pictures are kept, as the privacy page says: two years. */
export const SUBMISSION_RETENTION_MS = 2 * 365 * DAY_MS;

/** How long a commission's pages stay after its painting was sent; then the request is closed. */
export const SENT_COMMISSION_RETENTION_MS = 60 * DAY_MS;

/** Pictures of requests that were never sent. A form may be sent a day later; the draft in the browser lives no longer. */
export const UNSENT_IMAGE_RETENTION_MS = 2 * DAY_MS;

/** How often works were looked at; the artist reads it a week later. */
export const VIEWS_RETENTION_MS = 60 * DAY_MS;

/** Sign-ups whose first letter nobody answered. */
export const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS;

/** The proof of consent after somebody left the list: as long as the anti-spam law lets it be asked for (S.C. 2010, c. 23, s. 23). */
export const PROOF_RETENTION_MS = 3 * 365 * DAY_MS;
