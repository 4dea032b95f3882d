const DAY_MS = 24 * 60 * 60 * 1000;

/** How long messages, requests and their pictures are kept, as the privacy page says: two years. */
export const SUBMISSION_RETENTION_MS = 2 * 365 * DAY_MS;

/** Pictures of requests that were never sent. A form may be sent a day later; the draft in the browser lives no longer. */
export const UNSENT_IMAGE_RETENTION_MS = 2 * DAY_MS;
