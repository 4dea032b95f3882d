import {SITE} from './contracts/site.ts';
import {keyedHash} from './hash.ts';
import {networkOf} from './network.ts';
import type {FunctionContext, Queryable, Sender} from './ports.ts';
import {HttpError} from './http-error.ts';

/** Maximum submissions of one form per hour, from one e-mail address and from one network. */
export interface HourlyLimits {
  perAddress: number;
  perNetwork: number;
}

const WINDOW_MS = 60 * 60 * 1000;

interface Counted {
  count: number;
  window_ends_at: Date;
}

/**
 * Counts one submission of `form`. Throws an `HttpError` with status 429 above the limit, which rolls the count back.
 * Only keyed hashes are stored. Does nothing while the limits are off.
 */
export async function countAgainstLimits(
  transaction: Queryable,
  context: FunctionContext,
  form: string,
  sender: Sender,
  limits: HourlyLimits,
): Promise<void> {
  if (!context.areLimitsOn()) return;
  const network = networkOf(sender.address);
  const subjects = [
    {subject: `address ${sender.email.toLowerCase()}`, limit: limits.perAddress},
    ...(network ? [{subject: `network ${network}`, limit: limits.perNetwork}] : []),
  ];
  const counters = await Promise.all(
    subjects.map(async ({subject, limit}) => ({
      key: await keyedHash(context.serviceRoleKey, `${form} ${subject}`),
      limit,
    })),
  );
  // Always in the same order, so that two transactions never deadlock.
  counters.sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const {key, limit} of counters) {
    const {count, window_ends_at} = await countOne(transaction, key, context.now());
    if (count > limit) throw tooMany(window_ends_at, context.now());
  }
}

async function countOne(transaction: Queryable, key: string, now: Date): Promise<Counted> {
  const rows = await transaction.query<Counted>(
    `insert into public.rate_limits as counter (key, count, window_ends_at)
     values ($1, 1, $3)
     on conflict (key) do update set
       count = case when counter.window_ends_at <= $2 then 1 else counter.count + 1 end,
       window_ends_at = case when counter.window_ends_at <= $2 then $3 else counter.window_ends_at end
     returning count, window_ends_at`,
    [key, now.toISOString(), new Date(now.getTime() + WINDOW_MS).toISOString()],
  );
  return rows[0]!;
}

function tooMany(windowEndsAt: Date, now: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(
    429,
    'too_many_requests',
    `Several messages came from you within the hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or write to ${SITE.email}`,
    {headers: {'retry-after': String(seconds)}},
  );
}
