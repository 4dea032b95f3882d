import {DAY_MS} from './contracts/time/days.ts';

/** Messages, requests with their pictures, and holds that are over: two years, as the privacy page says. */
export const SUBMISSION_RETENTION_MS = 2 * 365 * DAY_MS;

/** A commission's pages after its painting has shipped. Then the request is closed. */
export const SENT_COMMISSION_RETENTION_MS = 60 * DAY_MS;

/**
 * Pictures of requests that were never sent. A form may be sent a day later, and its draft in the browser lasts no
 * longer.
 */
export const UNSENT_IMAGE_RETENTION_MS = 2 * DAY_MS;

/** The view counts of works, which the artist reads a week later. */
export const VIEWS_RETENTION_MS = 60 * DAY_MS;

/** Sign-ups that were never confirmed. */
export const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS;

/**
 * Waits of buyers whose request for a hold came second. An inquiry permits emails for six months, without a consent of
 * its own (Canada's anti-spam law, S.C. 2010, c. 23, s. 10(10)(e)).
 */
export const INQUIRY_RETENTION_MS = 180 * DAY_MS;

/**
 * The proof of consent after a person left the list, for as long as Canada's anti-spam law allows it to be demanded
 * (S.C. 2010, c. 23, s. 23).
 */
export const PROOF_RETENTION_MS = 3 * 365 * DAY_MS;
