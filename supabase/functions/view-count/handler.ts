import {ARTIST_TIME_ZONE} from '../_shared/contracts/time/days.ts';
import {viewCountRequestSchema} from '../_shared/contracts/view-count.ts';
import {createRequestHandler, type Handler} from '../_shared/http/http.ts';
import {requireShop} from '../_shared/http/visitor.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {addToCounters, networkSubject} from '../_shared/forms/rate-limits.ts';

/**
 * The number of views per network that count in an hour: enough for an afternoon in the shop, but not for a script that
 * votes for a work.
 */
const PER_NETWORK = 120;

/**
 * `view-count`, for the shop's server only, which validates the work: adds one to its views of the day. A view beyond a
 * network's limit is silently ignored.
 */
export function createHandler(context: FunctionContext): Handler {
  const {database, now} = context;
  return createRequestHandler(viewCountRequestSchema, async ({handle, title}, request) => {
    const address = await requireShop(request, context);
    const subject = networkSubject('view', address);
    await database.transaction(async (transaction) => {
      const counters = [{subject, limit: PER_NETWORK}];
      const {isWithin} = await addToCounters(transaction, context, counters);
      // Nothing else was written, so there's nothing to roll back.
      if (!isWithin) return;
      await transaction.query(
        `insert into public.work_views as work (day, handle, title, times)
         values (($1::timestamptz at time zone $2)::date, $3, $4, 1)
         on conflict (day, handle) do update set times = work.times + 1, title = excluded.title`,
        [now().toISOString(), ARTIST_TIME_ZONE, handle, title],
      );
    });
    return Response.json({ok: true});
  });
}
