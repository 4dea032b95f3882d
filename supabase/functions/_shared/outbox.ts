import {SITE} from './contracts/site.ts';
import type {FunctionContext, Mail, Queryable} from './ports.ts';
import {retryDelayMs} from './retry-delay.ts';

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
/** The mail service stores a key for a day; a mail that was rejected for three days is given up. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
const BATCH_SIZE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The part of a day's mails that visitors' own confirmations may use; the rest is left for what the artist has to read. */
const VISITORS_SHARE = 0.75;
/** Any number: the lock under which senders look how many mails are left, one after another. */
const QUOTA_LOCK = 7_301_881;

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
 * increasing delays, from two seconds to an hour. Once a day's mails have left (`mailsPerDay`) the others wait; those to
 * the artist wait for less. Safe to run concurrently. Returns the number of sent mails; throws when the database fails.
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

function claim(context: FunctionContext, keys: readonly string[] | null): Promise<Claimed[]> {
  if (!context.areLimitsOn()) {
    return claimDue(context.database, context.now(), {
      keys,
      limit: BATCH_SIZE,
      toArtistOnly: false,
    });
  }
  return context.database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [QUOTA_LOCK]);
    const spent = await countSpent(transaction, context.now());
    const leftForVisitors = Math.floor(context.mailsPerDay * VISITORS_SHARE) - spent;
    const toArtistOnly = leftForVisitors <= 0;
    const left = toArtistOnly ? context.mailsPerDay - spent : leftForVisitors;
    if (left <= 0) return [];
    const limit = Math.min(BATCH_SIZE, left);
    return claimDue(transaction, context.now(), {keys, limit, toArtistOnly});
  });
}

/** The mails of the last 24 hours, and those that are being sent or wait for another try. */
async function countSpent(transaction: Queryable, now: Date): Promise<number> {
  const rows = await transaction.query<{spent: number}>(
    `select count(*)::integer as spent from public.outbox
     where sent_at > $1 or (sent_at is null and abandoned_at is null and attempts > 0 and next_attempt_at > $2)`,
    [new Date(now.getTime() - DAY_MS).toISOString(), now.toISOString()],
  );
  return rows[0]!.spent;
}

interface Claim {
  keys: readonly string[] | null;
  limit: number;
  toArtistOnly: boolean;
}

function claimDue(
  database: Queryable,
  instant: Date,
  {keys, limit, toArtistOnly}: Claim,
): Promise<Claimed[]> {
  return database.query<Claimed>(
    `update public.outbox set attempts = attempts + 1, next_attempt_at = $2
     where key in (
       select key from public.outbox
       where sent_at is null and abandoned_at is null and next_attempt_at <= $1
         and ($3::text is null or key in (select jsonb_array_elements_text($3::text::jsonb)))
         and (not $4::boolean or mail ->> 'to' = $5)
       order by next_attempt_at limit $6 for update skip locked
     )
     returning key, mail, attempts`,
    [
      instant.toISOString(),
      new Date(instant.getTime() + CLAIM_TIMEOUT_MS).toISOString(),
      keys && JSON.stringify(keys),
      toArtistOnly,
      SITE.email,
      limit,
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
