import {DAY_MS} from '../contracts/time/days.ts';
import {SITE} from '../contracts/site.ts';
import {mailboxOf} from '../forms/mailbox.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {enforceLimits} from '../forms/rate-limits.ts';

/** The requests of all visitors. The sign-up's limits count those of one network and one mailbox. */
const WAITS_PER_DAY = 2000;
/** Each causes an email, which a stranger can request for anyone's address. */
const WAITS_PER_MAILBOX = 10;

interface NewWait {
  subscriberId: string;
  item: string;
  /** The title for the artist; null when its source isn't trusted. */
  title: string | null;
  now: Date;
}

/** Counts a wait before any look-up. Throws an `HttpError` with status 429 above the day's limits. */
export async function limitWaits(
  transaction: Queryable,
  context: FunctionContext,
  email: string,
): Promise<void> {
  const counters = [
    {subject: 'stock waits', limit: WAITS_PER_DAY, windowMs: DAY_MS},
    {subject: `stock waits ${mailboxOf(email)}`, limit: WAITS_PER_MAILBOX, windowMs: DAY_MS},
  ];
  await enforceLimits(transaction, context, counters, ({tooMuchToday}) => tooMuchToday(SITE.email));
}

/** Stores that a subscriber waits for an item. Returns false when it's already stored. */
export async function storeWait(
  transaction: Queryable,
  {subscriberId, item, title, now}: NewWait,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into public.stock_waits (subscriber_id, item, title, created_at) values ($1, $2, $3, $4)
     on conflict (subscriber_id, item) do nothing returning id`,
    [subscriberId, item, title, now.toISOString()],
  );
  return rows.length > 0;
}
