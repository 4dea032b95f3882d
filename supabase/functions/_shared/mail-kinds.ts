const HOUR_MS = 60 * 60 * 1000;

interface Kind {
  /** The column `importance` of the outbox: 1 leaves first. */
  importance: number;
  /** The part of `MAILS_PER_DAY` after which mails of this kind wait, so that the more important ones still leave. */
  share: number;
  /** Later it is of no use to anybody. */
  expiresAfterMs?: number;
}

export type MailKind = 'order' | 'progress' | 'artist' | 'confirmation' | 'news' | 'receipt';

/** What a mail is, the most important first. */
export const MAIL_KINDS: Readonly<Record<MailKind, Kind>> = {
  /** Orders and their certificates. */
  order: {importance: 1, share: 1},
  /** The artist moved a commission on. */
  progress: {importance: 2, share: 1},
  /** What the artist has to read. */
  artist: {importance: 3, share: 0.9},
  /** A link that somebody waits for, to go on with what they began. */
  confirmation: {importance: 4, share: 0.75, expiresAfterMs: 24 * HOUR_MS},
  /** What people asked to be told one day. */
  news: {importance: 5, share: 0.75},
  /** 'Your message arrived.' */
  receipt: {importance: 6, share: 0.5, expiresAfterMs: 6 * HOUR_MS},
};

/** How a mail is served whose network has caused too many today, whatever its kind. */
export const SURPLUS: Kind = {importance: 7, share: 0.25};
