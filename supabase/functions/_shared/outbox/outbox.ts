import {DAY_MS} from '../contracts/time/days.ts';
import {KINDS, MAIL_KINDS, type MailKind, SURPLUS} from './mail-kinds.ts';
import {quotaMail} from '../mails/quota.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {type Mail, MailRefused} from '../mails/mail.ts';
import {retryDelayMs} from '../due-rows.ts';

/** An email, its idempotency key and its kind. */
export interface OutgoingMail {
  /** `contact:<id>:artist`, at most 200 characters. */
  key: string;
  kind: MailKind;
  mail: Mail;
  /** Whether its network has caused too many emails today. */
  isSurplus?: boolean;
}

interface Claimed {
  key: string;
  mail: Mail;
  attempts: number;
}

/** The time after which another sender may retry a claimed email. */
const CLAIM_TIMEOUT_MS = 30_000;
/** An email is given up after so many attempts, the last ones an hour apart: after about three days. */
const MAX_ATTEMPTS = 75;
const BATCH_SIZE = 10;
/** An arbitrary number: the lock under which senders check the remaining quota, one after another. */
const QUOTA_LOCK = 7_301_881;

/** Adds emails to the outbox, in the transaction of the submission. Doesn't change an existing key. */
export async function enqueueMails(
  transaction: Queryable,
  mails: readonly OutgoingMail[],
  now: Date,
): Promise<void> {
  for (const {key, kind, mail, isSurplus} of mails) {
    const {importance} = isSurplus ? SURPLUS : MAIL_KINDS[kind];
    await transaction.query(
      `insert into public.outbox (key, mail, importance, next_attempt_at, created_at, expires_at)
       values ($1, $2::text::jsonb, $3, $4, $4, $5) on conflict (key) do nothing`,
      [key, JSON.stringify(mail), importance, now.toISOString(), expiryOf(kind, now)],
    );
  }
}

/** Runs `work` in a transaction that also stores the emails it adds to `mails`. They're sent after it. */
export async function withMails<Result>(
  context: FunctionContext,
  work: (transaction: Queryable, mails: OutgoingMail[]) => Promise<Result>,
): Promise<Result> {
  const mails: OutgoingMail[] = [];
  const result = await context.database.transaction(async (transaction) => {
    const done = await work(transaction, mails);
    await enqueueMails(transaction, mails, context.now());
    return done;
  });
  sendAfterwards(context, mails);
  return result;
}

function expiryOf(kind: MailKind, now: Date): string | null {
  const {expiresAfterMs} = MAIL_KINDS[kind];
  return expiresAfterMs ? new Date(now.getTime() + expiresAfterMs).toISOString() : null;
}

/**
 * Sends the due emails of the outbox, all of them or those in `keys`, most important first, until none is left. Retries
 * a failed email with increasing delays, from two seconds to an hour, unless its address is refused. A kind of email waits once its share of a day's
 * emails (`mailsPerDay`) has been sent; less important kinds wait earlier. Safe to run concurrently. Returns the number
 * of sent emails; throws when the database fails.
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
    // A small batch needn’t be the last: less important kinds have a smaller share of the day left.
    if (claimed.length === 0) return sent;
  }
}

/** Sends new emails after the response. */
export function sendAfterwards(context: FunctionContext, mails: readonly OutgoingMail[]): void {
  const keys = mails.map(({key}) => key);
  if (keys.length > 0) context.waitUntil(sendMails(context, keys));
}

function claim(context: FunctionContext, keys: readonly string[] | null): Promise<Claimed[]> {
  const now = context.now();
  if (!context.areLimitsOn()) {
    return claimDue(context.database, now, {keys, limit: BATCH_SIZE, leastImportant: SURPLUS});
  }
  return context.database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [QUOTA_LOCK]);
    const spent = await countSpent(transaction, now);
    const left = ({share}: {share: number}) => Math.floor(context.mailsPerDay * share) - spent;
    if (left(MAIL_KINDS.confirmation) <= 0) await tellArtist(transaction, context, spent);
    // More important emails, which have at least the same share, are claimed first.
    const leastImportant = KINDS.find((kind) => left(kind) > 0);
    if (!leastImportant) return [];
    const limit = Math.min(BATCH_SIZE, left(leastImportant));
    return claimDue(transaction, now, {keys, limit, leastImportant});
  });
}

/** Notifies the artist once a day when visitors have to wait for their emails. */
async function tellArtist(
  transaction: Queryable,
  {now, mailsPerDay}: FunctionContext,
  spent: number,
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const mail = quotaMail({spent, mailsPerDay});
  await enqueueMails(transaction, [{key: `quota:${day}`, kind: 'artist', mail}], now());
}

/** Counts the emails of the last 24 hours, and those that are being sent. */
async function countSpent(transaction: Queryable, now: Date): Promise<number> {
  const rows = await transaction.query<{spent: number}>(
    `select count(*)::integer as spent from public.outbox
     where sent_at > $1 or (sent_at is null and claimed_until > $2)`,
    [new Date(now.getTime() - DAY_MS).toISOString(), now.toISOString()],
  );
  return rows[0]!.spent;
}

interface Claim {
  keys: readonly string[] | null;
  limit: number;
  leastImportant: {importance: number};
}

function claimDue(
  database: Queryable,
  instant: Date,
  {keys, limit, leastImportant}: Claim,
): Promise<Claimed[]> {
  return database.query<Claimed>(
    `update public.outbox set attempts = attempts + 1, claimed_until = $2
     where key in (
       select key from public.outbox
       where sent_at is null and abandoned_at is null and next_attempt_at <= $1
         and (claimed_until is null or claimed_until <= $1)
         and (expires_at is null or expires_at > $1)
         and ($3::text[] is null or key = any($3))
         and importance <= $4
       order by importance, next_attempt_at limit $5 for update skip locked
     )
     returning key, mail, attempts`,
    [
      instant.toISOString(),
      new Date(instant.getTime() + CLAIM_TIMEOUT_MS).toISOString(),
      keys,
      leastImportant.importance,
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
    console.warn(`Sending mail ${key} failed (attempt ${attempts}): ${reason}`);
    const isLast = error instanceof MailRefused || attempts >= MAX_ATTEMPTS;
    await releaseFailed(context, {key, attempts, reason, isLast});
    return false;
  }
  await database.query(
    // A sent email doesn't expire.
    'update public.outbox set sent_at = $2, last_error = null, expires_at = null where key = $1',
    [key, now().toISOString()],
  );
  return true;
}

interface Failure {
  key: string;
  attempts: number;
  reason: string;
  isLast: boolean;
}

/** Schedules another attempt, or abandons the email. */
async function releaseFailed(
  {database, now}: FunctionContext,
  {key, attempts, reason, isLast}: Failure,
): Promise<void> {
  const instant = now();
  await database.query(
    `update public.outbox
     set last_error = left($2, 500), next_attempt_at = $3, claimed_until = null, abandoned_at = $4
     where key = $1`,
    [
      key,
      reason,
      new Date(instant.getTime() + retryDelayMs(attempts)).toISOString(),
      isLast ? instant.toISOString() : null,
    ],
  );
}
