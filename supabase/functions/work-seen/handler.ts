import {ARTISTS_ZONE} from '../_shared/artists-zone.ts';
import {seenRequestSchema} from '../_shared/contracts/seen.ts';
import {verifyVisitor} from '../_shared/contracts/visitor-signature.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import {HttpError} from '../_shared/http-error.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {count, networkSubject} from '../_shared/rate-limits.ts';

/** Views of one network that count in an hour: an afternoon in the shop, not a script that votes for one work. */
const PER_NETWORK = 120;

/**
 * `work-seen`, for the shop's server alone, which knows the work: adds one to its views of the day. Beyond the limit of a network
 * a view is not counted, and nobody is told.
 */
export function createHandler(context: FunctionContext): Handler {
  const {database, forwardSecret, shopUrl, now} = context;
  return createRequestHandler(
    {schema: seenRequestSchema, shopUrl},
    async ({handle, title}, request) => {
      const visitor = await verifyVisitor(forwardSecret, request.headers, Date.now());
      if (!visitor) {
        throw new HttpError(403, 'forbidden', 'Only the shop’s server calls this function');
      }
      const subject = networkSubject('seen', visitor.address);
      await database.transaction(async (transaction) => {
        const waitMs = await count(transaction, context, [{subject, limit: PER_NETWORK}]);
        // Nothing else was written, so there is nothing to roll back.
        if (waitMs !== null) return;
        await transaction.query(
          `insert into public.works_seen as work (day, handle, title, times)
           values (($1::timestamptz at time zone $2)::date, $3, $4, 1)
           on conflict (day, handle) do update set times = work.times + 1, title = excluded.title`,
          [now().toISOString(), ARTISTS_ZONE, handle, title],
        );
      });
      return Response.json({ok: true}, {headers: {'cache-control': 'no-store'}});
    },
  );
}
