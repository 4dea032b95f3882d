import {TOPIC_TAGS, type Topic, topicTag} from './contracts/newsletter.ts';
import {HttpError} from './http-error.ts';
import type {Queryable} from './ports.ts';

interface Choice {
  subscriberId: string;
  topic: Topic;
  now: Date;
}

/**
 * Stores a member's topic as a tag, which is sent to Shopify like all tags. A member who chooses only commissions stops
 * waiting for launches. Throws an `HttpError` with status 404 for an address that isn't on the list.
 */
export async function chooseTopic(
  transaction: Queryable,
  {subscriberId, topic, now}: Choice,
): Promise<void> {
  const members = await transaction.query(
    `update public.newsletter_subscribers
     set tags = array(
         select tag from unnest(tags) as tag where tag <> all (array(select jsonb_array_elements_text($2::text::jsonb)))
       ) || array_remove(array[$3::text], null), updated_at = $4
     where id = $1 and confirmed_at is not null and unsubscribed_at is null returning id`,
    [subscriberId, JSON.stringify(TOPIC_TAGS), topicTag(topic), now.toISOString()],
  );
  if (members.length === 0) throw new HttpError(404, 'not_found', 'This address isn’t on the list');
  if (topic !== 'commissions') return;
  await transaction.query(
    `delete from public.stock_waits where subscriber_id = $1 and item like 'gid://shopify/Product/%'`,
    [subscriberId],
  );
}
