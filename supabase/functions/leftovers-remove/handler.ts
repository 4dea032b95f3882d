import {REFERENCE_BUCKET} from '../_shared/contracts/commission.ts';
import type {Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {createScheduledHandler} from '../_shared/scheduled.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A form may be submitted a day later; the draft in the browser does not live longer. */
const IMAGE_RETENTION_MS = 2 * DAY_MS;
const KEY_RETENTION_MS = DAY_MS;
/** A sent mail contains a visitor's text; stored long enough to investigate one that did not arrive. */
const SENT_MAIL_RETENTION_MS = 30 * DAY_MS;
const IMAGE_BATCH_SIZE = 100;

/**
 * `leftovers-remove`, every hour: deletes images of requests that were never submitted, and expired data of submissions
 * (keys, counters, sent mails).
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => {
    const images = await removeUnsentImages(context);
    const [keys, counters, mails] = await Promise.all([
      removeRows(context, 'submission_keys', 'created_at', KEY_RETENTION_MS),
      removeRows(context, 'rate_limits', 'window_ends_at', 0),
      removeRows(context, 'outbox', 'sent_at', SENT_MAIL_RETENTION_MS),
    ]);
    return {images, keys, counters, mails};
  });
}

async function removeUnsentImages({database, images, now}: FunctionContext): Promise<number> {
  const rows = await database.query<{name: string}>(
    `select object.name from storage.objects as object
     where object.bucket_id = $1 and object.created_at < $2 and not exists (
       select from public.commission_requests where image_urls @> array[$3 || object.name]
     )
     order by object.created_at limit ${IMAGE_BATCH_SIZE}`,
    [REFERENCE_BUCKET, agoMs(now(), IMAGE_RETENTION_MS), images.publicPrefix],
  );
  // Through the storage API, which deletes the files as well; deleting a row here would leave its file.
  if (rows.length > 0) await images.remove(rows.map(({name}) => name));
  return rows.length;
}

async function removeRows(
  {database, now}: FunctionContext,
  table: string,
  column: string,
  retentionMs: number,
): Promise<number> {
  const rows = await database.query(
    `delete from public.${table} where ${column} < $1 returning 1 as removed`,
    [agoMs(now(), retentionMs)],
  );
  return rows.length;
}

function agoMs(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
