import {HOUR_MS} from './contracts/time/days.ts';
import type {FunctionContext} from './function-context.ts';

/** A table that serves as a queue. */
interface Queue {
  table: 'customer_updates' | 'holds';
  id: 'subscriber_id' | 'id';
  /** The column with the time at which a row is due. */
  due: 'next_attempt_at' | 'next_sync_at';
  /** Longer than all calls about a row can take, because otherwise two could run at once. */
  timeoutMs: number;
}

export interface Claimed {
  id: string;
  version: number;
  attempts: number;
  due: Date;
}

const BATCH_SIZE = 5;

/**
 * Claims the due rows of a table, all of them or those in `ids`, a few at a time, and processes them until none is due.
 * `processRow` releases its row, and returns whether it succeeded. Safe to run concurrently. Returns the number of
 * successes; throws when the database fails.
 */
export async function processDueRows(
  context: FunctionContext,
  queue: Queue,
  ids: readonly string[] | null,
  processRow: (row: Claimed) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const claimed = await claimDue(context, queue, ids);
    if (claimed.length === 0) return done;
    const results = await Promise.all(claimed.map(processRow));
    done += results.filter(Boolean).length;
  }
}

function claimDue(
  {database, now}: FunctionContext,
  {table, id, due, timeoutMs}: Queue,
  ids: readonly string[] | null,
): Promise<Claimed[]> {
  const instant = now();
  return database.query<Claimed>(
    `update public.${table} set attempts = attempts + 1, claimed_until = $2
     where ${id} in (
       select ${id} from public.${table}
       where ${due} <= $1 and (claimed_until is null or claimed_until <= $1)
         and ($3::uuid[] is null or ${id} = any($3))
       order by ${due} limit ${BATCH_SIZE} for update skip locked
     )
     returning ${id} as id, version, attempts, ${due} as due`,
    [instant.toISOString(), new Date(instant.getTime() + timeoutMs).toISOString(), ids],
  );
}

const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = HOUR_MS;

/**
 * The pause before another attempt, in milliseconds: from two seconds to an hour, doubling each time, with up to 20%
 * jitter, so that failures of one outage aren't all retried at once.
 */
export function retryDelayMs(attempts: number): number {
  const doubled = MIN_RETRY_DELAY_MS * 2 ** Math.min(attempts - 1, 20);
  return Math.min(doubled, MAX_RETRY_DELAY_MS) * (1 + Math.random() / 5);
}
