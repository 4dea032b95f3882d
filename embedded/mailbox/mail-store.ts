import type {Clock} from '../clock';
import type {Database} from '../database/database';
import type {MailPayload} from './mail-payload';

/** A mail that the mail service took. */
export interface Mail {
  id: string;
  payload: MailPayload;
  idempotencyKey: string | null;
  takenAt: Date;
}

/** The mails that were taken, for good. */
export interface MailStore {
  /**
   * Answers the id of the mail. Within a day the same payload under the same key is the same mail, and is kept once; null
   * when the key was used for another payload.
   */
  take(payload: MailPayload, idempotencyKey: string | null): Promise<string | null>;
  /** Null for what is no mail's id. */
  find(id: string): Promise<Mail | null>;
  /** Newest first, from the one after the newest `skipped` on. */
  newest(range: {count: number; skipped: number}): Promise<Mail[]>;
  /** Oldest first. */
  all(): Promise<Mail[]>;
  count(): Promise<number>;
}

/** https://resend.com/docs/dashboard/emails/idempotency-keys */
const KEY_LIFETIME_HOURS = 24;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SELECT = `select id, payload, idempotency_key as "idempotencyKey", created_at as "takenAt" from shop.mails`;

/** Keeps mails in the database. `clock` tells when they were taken. */
export function createMailStore(database: Database, clock: Clock): MailStore {
  return {
    take: (payload, idempotencyKey) =>
      // Transactions run one after another, so that no other mail takes the key in between.
      database.transaction(async (transaction) => {
        const now = clock().toISOString();
        const [earlier] = await transaction.query<{id: string; isSame: boolean}>(
          `select id, payload = $2 as "isSame" from shop.mails
           where idempotency_key = $1 and created_at > $3::timestamptz - make_interval(hours => $4)`,
          [idempotencyKey, payload, now, KEY_LIFETIME_HOURS],
        );
        if (earlier) return earlier.isSame ? earlier.id : null;
        const [taken] = await transaction.query<{id: string}>(
          `insert into shop.mails (payload, idempotency_key, created_at) values ($1, $2, $3) returning id`,
          [payload, idempotencyKey, now],
        );
        return taken?.id ?? null;
      }),
    async find(id) {
      if (!ID.test(id)) return null;
      const [mail] = await database.query<Mail>(`${SELECT} where id = $1`, [id]);
      return mail ?? null;
    },
    newest: ({count, skipped}) =>
      database.query<Mail>(`${SELECT} order by number desc limit $1 offset $2`, [count, skipped]),
    all: () => database.query<Mail>(`${SELECT} order by number`),
    async count() {
      const [row] = await database.query<{count: number}>(
        'select count(*)::integer as count from shop.mails',
      );
      return row?.count ?? 0;
    },
  };
}
