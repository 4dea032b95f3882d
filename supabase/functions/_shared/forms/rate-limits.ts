import type {Guard} from '../contracts/guard.ts';
import {SITE} from '../contracts/site.ts';
import {HOUR_MS} from '../contracts/time/days.ts';
import {keyedHash} from '../contracts/security/hmac.ts';
import {mailboxOf} from './mailbox.ts';
import {networkOf} from '../contracts/security/network.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {HttpError} from '../http/http-error.ts';
import type {RejectionWords} from '../rejections/rejections.ts';

/** The sender of a submission, for the limits. */
export interface Sender {
  email: string;
  /** The visitor's IP address; null when the shop's server didn't sign one. */
  address: string | null;
  guard: Guard;
}

/**
 * The maximum number of submissions per hour: from one mailbox to all forms together, and from one network to one form.
 */
export interface HourlyLimits {
  perMailbox: number;
  perNetwork: number;
}

/** A counter and its limit. */
export interface Counter {
  /** The key of the counter, such as `contact network 203.0.113.9`. */
  subject: string;
  limit: number;
  /** The amount to add. The default is 1. */
  amount?: number;
  windowMs?: number;
}

interface Counted {
  count: number;
  window_ends_at: Date;
}

/**
 * Counts a submission of `form`. Throws an `HttpError` with status 429 above the limit, which rolls the count back.
 * Does nothing while the limits are off.
 */
export async function limitSubmissions(
  transaction: Queryable,
  context: FunctionContext,
  form: string,
  sender: Sender,
  limits: HourlyLimits,
): Promise<void> {
  const counters = [
    {subject: `mailbox ${mailboxOf(sender.email)}`, limit: limits.perMailbox},
    {subject: networkSubject(form, sender.address), limit: limits.perNetwork},
  ];
  await enforceLimits(transaction, context, counters, ({tooMany}, minutes) =>
    tooMany(minutes, SITE.email),
  );
}

/**
 * Adds to all counters. Above a limit, throws an `HttpError` with status 429 and this text, which rolls the counts
 * back. `minutes` is the time until a retry.
 */
export async function enforceLimits(
  transaction: Queryable,
  context: FunctionContext,
  counters: readonly Counter[],
  text: (words: RejectionWords, minutes: number) => string,
): Promise<void> {
  const {isWithin, retryAfterMs} = await addToCounters(transaction, context, counters);
  if (isWithin) return;
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new HttpError(429, 'too_many_requests', (words) => text(words, minutes), {
    headers: {'retry-after': String(seconds)},
  });
}

/** Calls `enforceLimits` in a transaction of its own. */
export async function enforceLimitsFirst(
  context: FunctionContext,
  counters: readonly Counter[],
  text: (words: RejectionWords, minutes: number) => string,
): Promise<void> {
  await context.database.transaction((transaction) =>
    enforceLimits(transaction, context, counters, text),
  );
}

/** All calls without a known visitor count as one network's. */
export function networkSubject(form: string, address: string | null): string {
  return `${form} network ${networkOf(address) ?? 'unknown'}`;
}

/**
 * Adds to all counters. Returns whether all are within their limits, and the time until all that aren't have reset. A
 * caller that then rejects the request rolls the transaction back. Stores only keyed hashes. Does nothing while the
 * limits are off.
 */
export async function addToCounters(
  transaction: Queryable,
  context: FunctionContext,
  counters: readonly Counter[],
): Promise<{isWithin: boolean; retryAfterMs: number}> {
  if (!context.areLimitsOn()) return {isWithin: true, retryAfterMs: 0};
  const hashed = await Promise.all(
    counters.map(async ({subject, ...counter}) => ({
      ...counter,
      key: await keyedHash(context.addressHashSecret, subject),
    })),
  );
  // Always in the same order, which prevents deadlocks between transactions.
  hashed.sort((one, other) => (one.key < other.key ? -1 : 1));
  const now = context.now();
  let isWithin = true;
  let retryAfterMs = 0;
  for (const {key, limit, amount = 1, windowMs = HOUR_MS} of hashed) {
    const {count, window_ends_at} = await add(transaction, key, {amount, now, windowMs});
    if (count > limit) {
      isWithin = false;
      retryAfterMs = Math.max(retryAfterMs, window_ends_at.getTime() - now.getTime());
    }
  }
  return {isWithin, retryAfterMs};
}

async function add(
  transaction: Queryable,
  key: string,
  {amount, now, windowMs}: {amount: number; now: Date; windowMs: number},
): Promise<Counted> {
  const rows = await transaction.query<Counted>(
    `insert into public.rate_limits as counter (key, count, window_ends_at)
     values ($1, $4, $3)
     on conflict (key) do update set
       count = case when counter.window_ends_at <= $2 then $4 else counter.count + $4 end,
       window_ends_at = case when counter.window_ends_at <= $2 then $3 else counter.window_ends_at end
     returning count, window_ends_at`,
    [key, now.toISOString(), new Date(now.getTime() + windowMs).toISOString(), amount],
  );
  return rows[0]!;
}
