import {CONSENT_WORDS} from '../_shared/contracts/consent.ts';
import {isDeliverable} from '../_shared/contracts/newsletter.ts';
import {newsletterMailToArtist, newsletterMailToSubscriber} from '../_shared/mails/newsletter.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import type {StoredSubmission} from '../_shared/submission.ts';

interface Signup {
  email: string;
  tags: readonly string[];
  /** The path of the page of the sign-up; null when unknown. */
  page: string | null;
}

interface Subscriber {
  id: string;
  /** A JSON array, because drivers parse PostgreSQL arrays differently. */
  tags: string[];
  unsubscribed_at: Date | null;
  unsubscribe_token: string;
}

/** The table's constraint; later tags are dropped. */
const MAX_TAGS = 50;

/**
 * Adds an address to the list, once regardless of case. A second sign-up merges the tags, and one after unsubscribing
 * is a new consent. Every consent is stored with its time, page and words. `isNew` is false when nothing changed.
 */
export async function subscribe(
  transaction: Queryable,
  context: FunctionContext,
  {email, tags, page}: Signup,
): Promise<StoredSubmission> {
  const receivedAt = context.now();
  const isAdded = await addSubscriber(transaction, email, receivedAt);
  const subscriber = await lockSubscriber(transaction, email);
  const added = [...new Set(tags)].filter((tag) => !subscriber.tags.includes(tag));
  const isJoining = isAdded || subscriber.unsubscribed_at !== null;
  if (!isJoining && added.length === 0) return {id: subscriber.id, isNew: false, mails: []};

  await transaction.query(
    `update public.newsletter_subscribers
     set tags = array(select jsonb_array_elements_text($2::text::jsonb)), unsubscribed_at = null, updated_at = $3
     where id = $1`,
    [
      subscriber.id,
      JSON.stringify([...subscriber.tags, ...added].slice(0, MAX_TAGS)),
      receivedAt.toISOString(),
    ],
  );
  const consentId = await storeConsent(transaction, subscriber.id, {email, tags, page}, receivedAt);
  if (!isJoining) return {id: subscriber.id, isNew: true, mails: []};

  const unsubscribeUrl = `${context.shopUrl}/unsubscribe?token=${subscriber.unsubscribe_token}`;
  const {shopUrl} = context;
  const welcome = {
    key: `newsletter:${consentId}:subscriber`,
    mail: newsletterMailToSubscriber({email, tags, unsubscribeUrl, shopUrl}),
  };
  const news = {
    key: `newsletter:${consentId}:artist`,
    mail: newsletterMailToArtist({email, tags, page, receivedAt}),
  };
  // The list accepts any text with an @, but a mail needs a valid address.
  return {id: subscriber.id, isNew: true, mails: isDeliverable(email) ? [welcome, news] : [news]};
}

async function addSubscriber(
  transaction: Queryable,
  email: string,
  receivedAt: Date,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into public.newsletter_subscribers (email, created_at, updated_at) values ($1, $2, $2)
     on conflict (lower(email)) do nothing returning id`,
    [email, receivedAt.toISOString()],
  );
  return rows.length > 0;
}

async function lockSubscriber(transaction: Queryable, email: string): Promise<Subscriber> {
  const rows = await transaction.query<Subscriber>(
    `select id, to_jsonb(tags) as tags, unsubscribed_at, unsubscribe_token
     from public.newsletter_subscribers where lower(email) = lower($1) for update`,
    [email],
  );
  return rows[0]!;
}

async function storeConsent(
  transaction: Queryable,
  subscriberId: string,
  {email, tags, page}: Signup,
  receivedAt: Date,
): Promise<string> {
  const rows = await transaction.query<{id: string}>(
    `insert into public.newsletter_consents (subscriber_id, email, kind, words, page, tags, created_at)
     values ($1, $2, 'given', $3, $4, array(select jsonb_array_elements_text($5::text::jsonb)), $6)
     returning id`,
    [subscriberId, email, CONSENT_WORDS, page, JSON.stringify(tags), receivedAt.toISOString()],
  );
  return rows[0]!.id;
}
