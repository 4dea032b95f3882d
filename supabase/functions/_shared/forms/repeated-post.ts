import {DAY_MS} from '../contracts/time/days.ts';
import type {Queryable} from '../database.ts';
import {hash} from '../hash.ts';

/** The same content after this time is a new submission. */
const DEDUPLICATION_WINDOW_MS = DAY_MS;

/**
 * Reserves an id for a submission of this content, or finds the id of the same content within the last day: a double
 * click, or a retry after a lost response. A concurrent call waits for the first.
 */
export async function reserveId(
  transaction: Queryable,
  form: string,
  content: unknown,
  now: Date,
): Promise<{id: string; isNew: boolean}> {
  const key = await hash(JSON.stringify([form, content]));
  const id = crypto.randomUUID();
  const reserved = await transaction.query(
    `insert into public.submission_keys as known (key, submission_id, created_at)
     values ($1, $2, $3)
     on conflict (key) do update set submission_id = $2, created_at = $3 where known.created_at < $4
     returning key`,
    [key, id, now.toISOString(), new Date(now.getTime() - DEDUPLICATION_WINDOW_MS).toISOString()],
  );
  if (reserved.length > 0) return {id, isNew: true};
  const known = await transaction.query<{submission_id: string}>(
    'select submission_id from public.submission_keys where key = $1',
    [key],
  );
  return {id: known[0]!.submission_id, isNew: false};
}
