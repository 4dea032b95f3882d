import {consentWords} from '../contracts/consent.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import {TOPIC_TAGS, type Topic, topicTag} from '../contracts/newsletter.ts';
import {WORDS} from '../contracts/words/by-language.ts';
import {HttpError} from '../http/http-error.ts';
import type {Queryable} from '../database.ts';

/** The table's constraint. Later tags are dropped. */
export const MAX_TAGS = 50;

/** A visitor asks for emails. */
interface EmailRequest {
  subscriberId: string;
  email: string;
  tags: readonly string[];
  /** The path of the sign-up page; null when unknown. */
  page: string | null;
  /** The language in which the visitor read the words. */
  language: LanguageCode;
  at: Date;
}

/** Stores who asked for emails, where, when, and the wording. Returns the row's id. */
export async function storeConsentRequest(
  transaction: Queryable,
  {subscriberId, email, tags, page, language, at}: EmailRequest,
): Promise<string> {
  const rows = await transaction.query<{id: string}>(
    `insert into public.newsletter_consents (subscriber_id, email, kind, words, page, tags, created_at)
     values ($1, $2, 'requested', $3, $4, $5, $6)
     returning id`,
    [subscriberId, email, consentWords(WORDS[language]), page, tags, at.toISOString()],
  );
  return rows[0]!.id;
}

/**
 * Stores the proof of a new consent: the wording, page and time of the last request, and the current time. Returns the
 * row's id and the page.
 */
export async function storeConsent(
  transaction: Queryable,
  {subscriberId, language, at}: Pick<EmailRequest, 'subscriberId' | 'language' | 'at'>,
): Promise<{id: string; page: string | null}> {
  const rows = await transaction.query<{id: string; page: string | null}>(
    `insert into public.newsletter_consents
       (subscriber_id, email, kind, words, page, tags, requested_at, created_at)
     select subscriber.id, subscriber.email, 'given', coalesce(request.words, $2), request.page,
       subscriber.tags, request.created_at, $3
     from public.newsletter_subscribers as subscriber
     left join lateral (
       select words, page, created_at from public.newsletter_consents
       where subscriber_id = subscriber.id and kind = 'requested'
       order by created_at desc limit 1
     ) as request on true
     where subscriber.id = $1
     returning id, page`,
    [subscriberId, consentWords(WORDS[language]), at.toISOString()],
  );
  return rows[0]!;
}

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
         -- An earlier confirmation link no longer works.
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

interface Choice {
  subscriberId: string;
  topic: Topic;
  now: Date;
}

/**
 * Stores a member's topic as a tag, which is sent to Shopify like all tags. A change that waits for its confirmation
 * gets the topic too. A member who chooses only commissions stops waiting for launches. Throws an `HttpError` with
 * status 404 for an address that isn't on the list.
 */
export async function chooseTopic(
  transaction: Queryable,
  {subscriberId, topic, now}: Choice,
): Promise<void> {
  const tag = topicTag(topic);
  const kept = tag === null ? MAX_TAGS : MAX_TAGS - 1;
  const withTopic = (tags: string) => `(array(
      select tag from unnest(${tags}) as tag where tag <> all ($2::text[])
    ))[1:${kept}] || array_remove(array[$3::text], null)`;
  const members = await transaction.query(
    `update public.newsletter_subscribers
     set tags = ${withTopic('tags')}, updated_at = $4,
       pending_tags = case when pending_language is null then '{}' else ${withTopic('pending_tags')} end
     where id = $1 and confirmed_at is not null and unsubscribed_at is null returning id`,
    [subscriberId, TOPIC_TAGS, tag, now.toISOString()],
  );
  if (members.length === 0) throw new HttpError(404, 'not_found', 'This address isn’t on the list');
  if (topic !== 'commissions') return;
  await transaction.query(
    `delete from public.stock_waits where subscriber_id = $1 and item like 'gid://shopify/Product/%'`,
    [subscriberId],
  );
}
