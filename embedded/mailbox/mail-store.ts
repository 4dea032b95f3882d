import type {Clock} from '../clock';
import type {Database} from '../database/database';
import type {MailPayload} from './mail-payload';

/** A mail that the mail service accepted. */
export interface Mail {
  id: string;
  payload: MailPayload;
  idempotencyKey: string | null;
  takenAt: Date;
}

/** The accepted emails; never deleted except by a reset. */
export interface MailStore {
  /**
   * Stores the email and returns its id. Within a day the same payload under the same key is stored once; null when the
   * key was used for another payload.
   */
  take(payload: MailPayload, idempotencyKey: string | null): Promise<string | null>;
  /** Null for an unknown id. */
  find(id: string): Promise<Mail | null>;
  /** Oldest first. */
  all(): Promise<Mail[]>;
}

/** https://resend.com/docs/dashboard/emails/idempotency-keys */
const KEY_LIFETIME_HOURS = 24;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SELECT = `select id, payload, idempotency_key as "idempotencyKey", created_at as "takenAt" from shop.mails`;

/** Stores emails in the database. `clock` gives the time they were accepted. */
export function createMailStore(database: Database, clock: Clock): MailStore {
  return {
    take: (payload, idempotencyKey) =>
      // Transactions run one after another, so that no other email can use the key in between.
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
    all: () => database.query<Mail>(`${SELECT} order by number`),
  };
}
