import {HOUR_MS} from '../contracts/time/days.ts';

interface Kind {
  /** The column `importance` of the outbox: 1 is sent first. */
  importance: number;
  /**
   * The fraction of `MAILS_PER_DAY` after which emails of this kind wait, so that more important ones can still be
   * sent. A less important kind never has a larger share.
   */
  share: number;
  /** The email is no longer useful after this time. */
  expiresAfterMs?: number;
}

export type MailKind =
  'order' | 'progress' | 'artist' | 'request' | 'confirmation' | 'news' | 'receipt';

/** The kinds of email, most important first. */
export const MAIL_KINDS: Readonly<Record<MailKind, Kind>> = {
  /** Orders, with their links and certificates. */
  order: {importance: 1, share: 1},
  /** A commission or a hold changed. */
  progress: {importance: 2, share: 1},
  /** Emails that the artist has to read. */
  artist: {importance: 3, share: 0.9},
  /** The only link to a commission request. Nobody can create it again, so it never expires. */
  request: {importance: 4, share: 0.75},
  /** A link that a visitor waits for, to continue what they started. */
  confirmation: {importance: 5, share: 0.75, expiresAfterMs: 24 * HOUR_MS},
  /** Updates that people asked for in advance. */
  news: {importance: 6, share: 0.75},
  /** 'Your message arrived.' */
  receipt: {importance: 7, share: 0.5, expiresAfterMs: 6 * HOUR_MS},
};

/** How an email is treated when its network has caused too many today, whatever its kind. */
export const SURPLUS: Kind = {importance: 8, share: 0.25};

/** Every kind, least important first. */
export const KINDS: readonly Kind[] = [SURPLUS, ...Object.values(MAIL_KINDS)].sort(
  (one, other) => other.importance - one.importance,
);
