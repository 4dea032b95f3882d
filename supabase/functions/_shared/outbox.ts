import type {FunctionContext, Mail, Queryable} from './ports.ts';

/** A mail and its idempotency key. */
export interface OutgoingMail {
  /** `contact:<id>:artist`, at most 200 characters. */
  key: string;
  mail: Mail;
}

interface Claimed {
  key: string;
  mail: Mail;
  attempts: number;
}

/** Time after which another sender may retry a claimed mail. */
const CLAIM_TIMEOUT_MS = 30_000;
const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;
/** The mail service stores a key for a day; a mail that was rejected for three days is given up. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
const BATCH_SIZE = 10;

/** Inserts mails into the outbox, in the transaction of the submission. An existing key is not changed. */
export async function enqueueMails(
  transaction: Queryable,
  mails: readonly OutgoingMail[],
  now: Date,
): Promise<void> {
  for (const {key, mail} of mails) {
    await transaction.query(
      `insert into public.outbox (key, mail, next_attempt_at, created_at)
       values ($1, $2::text::jsonb, $3, $3) on conflict (key) do nothing`,
      [key, JSON.stringify(mail), now.toISOString()],
    );
  }
}

/**
 * Sends the due mails of the outbox, all or those of `keys`, until none is left. A rejected mail is retried with
 * increasing delays, from two seconds to an hour. Safe to run concurrently. Returns the number of sent mails; throws
 * when the database fails.
 */
export async function sendMails(
  context: FunctionContext,
  keys: readonly string[] | null = null,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claim(context, keys);
    const results = await Promise.all(claimed.map((mail) => sendOne(context, mail)));
    sent += results.filter(Boolean).length;
    if (claimed.length < BATCH_SIZE) return sent;
  }
}

function claim({database, now}: FunctionContext, keys: readonly string[] | null) {
  const instant = now();
  return database.query<Claimed>(
    `update public.outbox set attempts = attempts + 1, next_attempt_at = $2
     where key in (
       select key from public.outbox
       where sent_at is null and abandoned_at is null and next_attempt_at <= $1
         and ($3::text is null or key in (select jsonb_array_elements_text($3::text::jsonb)))
       order by next_attempt_at limit ${BATCH_SIZE} for update skip locked
     )
     returning key, mail, attempts`,
    [
      instant.toISOString(),
      new Date(instant.getTime() + CLAIM_TIMEOUT_MS).toISOString(),
      keys && JSON.stringify(keys),
    ],
  );
}

async function sendOne(context: FunctionContext, {key, mail, attempts}: Claimed): Promise<boolean> {
  const {database, now} = context;
  try {
    await context.mail.send(mail, key);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Mail ${key} did not leave at attempt ${attempts}: ${reason}`);
    await scheduleRetry(context, key, attempts, reason);
    return false;
  }
  await database.query(`update public.outbox set sent_at = $2, last_error = null where key = $1`, [
    key,
    now().toISOString(),
  ]);
  return true;
}

async function scheduleRetry(
  {database, now}: FunctionContext,
  key: string,
  attempts: number,
  reason: string,
): Promise<void> {
  const instant = now().getTime();
  await database.query(
    `update public.outbox set last_error = left($2, 500), next_attempt_at = $3,
       abandoned_at = case when created_at < $4 then $5::timestamptz end
     where key = $1`,
    [
      key,
      reason,
      new Date(instant + retryDelayMs(attempts)).toISOString(),
      new Date(instant - GIVE_UP_AFTER_MS).toISOString(),
      new Date(instant).toISOString(),
    ],
  );
}

/** Exponential backoff with up to 20% jitter, so that the mails of one outage are not retried all at once. */
function retryDelayMs(attempts: number): number {
  const doubled = MIN_RETRY_DELAY_MS * 2 ** Math.min(attempts - 1, 20);
  return Math.min(doubled, MAX_RETRY_DELAY_MS) * (1 + Math.random() / 5);
}
