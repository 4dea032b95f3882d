import {REFERENCE_BUCKET} from '../_shared/contracts/commission.ts';
import {DAY_MS} from '../_shared/contracts/time/days.ts';
import type {Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {
  INQUIRY_RETENTION_MS,
  PROOF_RETENTION_MS,
  SENT_COMMISSION_RETENTION_MS,
  SUBMISSION_RETENTION_MS,
  UNCONFIRMED_RETENTION_MS,
  UNSENT_IMAGE_RETENTION_MS,
  VIEWS_RETENTION_MS,
} from '../_shared/retention.ts';
import {createScheduledHandler} from '../_shared/http/scheduled.ts';

const KEY_RETENTION_MS = DAY_MS;
/** A sent email contains a visitor's text. It's stored long enough to investigate one that didn't arrive. */
const SENT_MAIL_RETENTION_MS = 30 * DAY_MS;
/** Shopify is usually told within minutes that a subscriber was deleted. A shop without credentials has nobody to tell. */
const UNTOLD_RETENTION_MS = 30 * DAY_MS;
const IMAGE_BATCH_SIZE = 100;

/** Deletes what is older than `$1`, which is `retentionMs` ago. */
interface Expiry {
  retentionMs: number;
  sql: string;
}

const EXPIRIES: readonly Expiry[] = [
  {
    retentionMs: SUBMISSION_RETENTION_MS,
    sql: 'delete from public.stock_waits where created_at < $1',
  },
  {
    retentionMs: INQUIRY_RETENTION_MS,
    sql: `delete from public.stock_waits
          where created_at < $1 and email is not null and words is null`,
  },
  {
    retentionMs: UNCONFIRMED_RETENTION_MS,
    sql: `delete from public.stock_waits
          where created_at < $1 and email is not null and confirmed_at is null`,
  },
  {
    retentionMs: UNCONFIRMED_RETENTION_MS,
    sql: `delete from public.newsletter_consents where created_at < $1 and kind = 'requested'`,
  },
  // The proof of consent of people who left the list so long ago that nobody can demand it any more.
  {
    retentionMs: PROOF_RETENTION_MS,
    sql: `delete from public.newsletter_consents as consent
          where created_at < $1 and not exists (
            select from public.newsletter_subscribers as subscriber
            where subscriber.id = consent.subscriber_id
              and (unsubscribed_at is null or unsubscribed_at > $1)
          )`,
  },
  {
    retentionMs: UNCONFIRMED_RETENTION_MS,
    sql: 'delete from public.newsletter_subscribers where updated_at < $1 and confirmed_at is null',
  },
  {
    retentionMs: PROOF_RETENTION_MS,
    sql: 'delete from public.newsletter_subscribers where unsubscribed_at < $1',
  },
  {
    retentionMs: SUBMISSION_RETENTION_MS,
    sql: 'delete from public.contact_messages where created_at < $1',
  },
  // One that is paid for stays until it's closed, and until Shopify has no open invoice or order of it.
  {
    retentionMs: SUBMISSION_RETENTION_MS,
    sql: `delete from public.commission_requests as request
          where created_at < $1 and not exists (
            select from public.holds
            where commission_id = request.id
              and (next_sync_at is not null or (state = 'paid' and request.closed_at is null))
          )`,
  },
  {
    retentionMs: SUBMISSION_RETENTION_MS,
    sql: `delete from public.holds as hold
          where closed_at < $1 and next_sync_at is null and not exists (
            select from public.commission_requests as request
            where request.id = hold.commission_id and request.closed_at is null
          )`,
  },
  // The buyer never clicked the link. Meanwhile someone else may have bought the work.
  {
    retentionMs: UNCONFIRMED_RETENTION_MS,
    sql: `delete from public.holds
          where created_at < $1 and (state = 'new' or state = 'sold' and closed_at is null)`,
  },
  // The artist never answered.
  {
    retentionMs: SUBMISSION_RETENTION_MS,
    sql: `delete from public.holds where created_at < $1 and state = 'asked'`,
  },
  {
    retentionMs: KEY_RETENTION_MS,
    sql: 'delete from public.submission_keys where created_at < $1',
  },
  {
    retentionMs: UNTOLD_RETENTION_MS,
    sql: 'delete from public.customer_updates where created_at < $1 and deleted_email is not null',
  },
  {retentionMs: 0, sql: 'delete from public.rate_limits where window_ends_at < $1'},
  {retentionMs: VIEWS_RETENTION_MS, sql: 'delete from public.work_views where day < $1'},
  {retentionMs: SENT_MAIL_RETENTION_MS, sql: 'delete from public.outbox where sent_at < $1'},
  {retentionMs: SUBMISSION_RETENTION_MS, sql: 'delete from public.outbox where abandoned_at < $1'},
  {retentionMs: 0, sql: 'delete from public.outbox where expires_at < $1'},
];

/**
 * `leftovers-remove`, every hour: deletes what has reached the age that the privacy page states (messages, requests and
 * their images, holds, sign-ups, waits), old view counts, images and links of requests that were never submitted or are
 * closed, and expired submission data (keys, counters, sent emails). Closes commissions some time after their painting
 * has shipped.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => {
    let rows = 0;
    for (const {retentionMs, sql} of EXPIRIES) {
      const removed = await context.database.query(`${sql} returning 1 as removed`, [
        ago(context, retentionMs),
      ]);
      rows += removed.length;
    }
    const links = await removeCommissionLinks(context);
    // Last, to include those of the requests just deleted or closed.
    const images = await removeUnneededImages(context);
    return {rows, links, images};
  });
}

/**
 * Closes commissions that shipped long ago, and deletes the artist's links to closed requests. The buyer's links say
 * that it's closed. Returns their number.
 */
async function removeCommissionLinks(context: FunctionContext): Promise<number> {
  const {database, now} = context;
  await database.query(
    `update public.commission_requests as request set closed_at = $1
     from (
       select distinct on (request_id) request_id, stage, created_at
       from public.commission_updates order by request_id, number desc
     ) as latest
     where latest.request_id = request.id and latest.stage = 'sent' and latest.created_at < $2
       and request.closed_at is null and not exists (
         select from public.holds where commission_id = request.id and state = 'paying'
       )`,
    [now().toISOString(), ago(context, SENT_COMMISSION_RETENTION_MS)],
  );
  const removed = await database.query(
    `delete from public.commission_links as link using public.commission_requests as request
     where request.id = link.request_id and request.closed_at is not null and link.reader = 'artist'
     returning 1 as removed`,
  );
  return removed.length;
}

/** Continues until none is left, because an hour's uploads may exceed a batch. */
async function removeUnneededImages(context: FunctionContext): Promise<number> {
  const {database, images} = context;
  let removed = 0;
  for (let after = ''; ;) {
    const rows = await database.query<{name: string}>(
      `select object.name from storage.objects as object
       where object.bucket_id = $1 and object.created_at < $2 and object.name > $3 and not exists (
         select from public.commission_requests
         where image_paths @> array[object.name] and closed_at is null
       ) and not exists (
         select from public.commission_updates as update
         join public.commission_requests as request on request.id = update.request_id
         where update.image_paths @> array[object.name] and request.closed_at is null
       )
       order by object.name limit ${IMAGE_BATCH_SIZE}`,
      [REFERENCE_BUCKET, ago(context, UNSENT_IMAGE_RETENTION_MS), after],
    );
    const names = rows.map(({name}) => name);
    // Through the storage API, which deletes the files too. Deleting a row here would leave its file.
    if (names.length > 0) await images.remove(names);
    removed += names.length;
    if (names.length < IMAGE_BATCH_SIZE) return removed;
    after = names.at(-1) ?? '';
  }
}

function ago({now}: FunctionContext, ms: number): string {
  return new Date(now().getTime() - ms).toISOString();
}
