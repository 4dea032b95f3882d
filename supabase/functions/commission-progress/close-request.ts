import {findRequest} from '../_shared/commission-links.ts';
import type {FunctionContext} from '../_shared/ports.ts';

/** Closes a request: its links lead nowhere at once, and `leftovers-remove` deletes its pictures. */
export async function closeRequest({database, now}: FunctionContext, token: string): Promise<void> {
  const id = await findRequest(database, token, 'artist');
  await database.query(
    'update public.commission_requests set closed_at = $2 where id = $1 and closed_at is null',
    [id, now().toISOString()],
  );
}
