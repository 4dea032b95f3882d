import type {Queryable} from './ports.ts';

interface Departure {
  subscriberId: string;
  /** When the person left the list. At Shopify, that may be earlier than now. */
  at: Date;
  now: Date;
}

/**
 * Removes an address and its waits from the list, and stores the withdrawal. Does nothing when the address isn't on the
 * list.
 */
export async function leaveList(
  transaction: Queryable,
  {subscriberId, at, now}: Departure,
): Promise<void> {
  await transaction.query(
    `with left_list as (
       update public.newsletter_subscribers set unsubscribed_at = $2, updated_at = $3,
         -- A link of before brings nobody back.
         confirmation_token = gen_random_uuid()
       where id = $1 and unsubscribed_at is null
       returning id, email, tags
     ), forgotten as (
       delete from public.stock_waits as wait using left_list
       where wait.subscriber_id = left_list.id or lower(wait.email) = lower(left_list.email)
     )
     insert into public.newsletter_consents (subscriber_id, email, kind, tags, created_at)
     select id, email, 'withdrawn', tags, $2 from left_list`,
    [subscriberId, at.toISOString(), now.toISOString()],
  );
}
