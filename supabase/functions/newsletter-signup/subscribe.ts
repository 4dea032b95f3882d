import {storeConsent, storeRequest} from '../_shared/membership.ts';
import {DAY_MS} from '../_shared/contracts/days.ts';
import type {LanguageCode} from '../_shared/contracts/languages.ts';
import {isDeliverable} from '../_shared/contracts/newsletter.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {
  newsletterMailToArtist,
  newsletterMailToConfirm,
  newsletterMailToSubscriber,
} from '../_shared/mails/newsletter.ts';
import type {OutgoingMail} from '../_shared/outbox.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import type {Signup} from '../_shared/signup.ts';
import {storeWait} from '../_shared/stock-waits.ts';
import type {StoredSubmission} from '../_shared/submission.ts';

interface Subscriber {
  id: string;
  /** A JSON array, because drivers parse PostgreSQL arrays in different ways. */
  tags: string[];
  language: LanguageCode;
  /** The changes to a member that a confirmation applies. */
  pending_tags: string[];
  pending_language: LanguageCode | null;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  unsubscribe_token: string;
  confirmation_token: string;
  /** Whether the first email is recent, and the visitor hasn't unsubscribed through it. */
  has_email: boolean;
}

/** The table's constraint. Later tags are dropped. */
const MAX_TAGS = 50;

/**
 * A visitor who lost the first email can get another on the next day, and a stranger's repeated sign-ups send only one
 * a day.
 */
const EMAIL_INTERVAL_MS = DAY_MS;

/**
 * Stores a sign-up, once regardless of case, with its time, page and wording. A second one merges the tags and changes
 * the language. The address is on the list once the visitor clicks the link in the first email (`newsletter-confirm`),
 * or at once when the artist has turned confirmation off. A member's tags and language change in the same way. `isNew`
 * is false when nothing changed.
 */
export async function subscribe(
  transaction: Queryable,
  context: FunctionContext,
  {email, tags, page, work, wait, language}: Signup & {tags: readonly string[]},
): Promise<StoredSubmission> {
  const now = context.now();
  const isAdded = await addSubscriber(transaction, email, now);
  const subscriber = await lockSubscriber(transaction, email, now);
  const {id} = subscriber;
  const known = [...new Set([...subscriber.tags, ...subscriber.pending_tags])];
  const added = [...new Set(tags)].filter((tag) => !known.includes(tag));
  const isMember = subscriber.confirmed_at !== null && subscriber.unsubscribed_at === null;
  const isOther =
    added.length > 0 || (subscriber.pending_language ?? subscriber.language) !== language;
  const hasToConfirm =
    !isMember || (context.confirmsSignups && (isOther || subscriber.pending_language !== null));
  const isEmailDue = hasToConfirm && !subscriber.has_email;
  const isWaiting =
    wait !== null && (await storeWait(transaction, {subscriberId: id, ...wait, now}));
  if (!isAdded && !isOther && !isEmailDue && !isWaiting) return {id, isNew: false, mails: []};

  // Anyone can enter a member's address, so the change waits until the visitor clicks the link in the email.
  const isPending = isMember && context.confirmsSignups;
  if (isOther || !isPending) {
    await transaction.query(
      isPending
        ? `update public.newsletter_subscribers
         set pending_tags = array(select jsonb_array_elements_text($2::text::jsonb)), pending_language = $3, updated_at = $4
         where id = $1`
        : `update public.newsletter_subscribers
         set tags = array(select jsonb_array_elements_text($2::text::jsonb)), language = $3, updated_at = $4
         where id = $1`,
      [id, JSON.stringify([...known, ...added].slice(0, MAX_TAGS)), language, now.toISOString()],
    );
  }
  const requestId = await storeRequest(transaction, {
    subscriberId: id,
    email,
    tags,
    page,
    language,
    at: now,
  });
  if (!isEmailDue) return {id, isNew: true, mails: []};

  await transaction.query(
    'update public.newsletter_subscribers set confirmation_sent_at = $2 where id = $1',
    [id, now.toISOString()],
  );
  const key = `newsletter:${requestId}:subscriber`;
  const shopUrl = localShopUrl(context.shopUrl, language);
  const unsubscribeUrl = `${shopUrl}/unsubscribe?token=${subscriber.unsubscribe_token}`;
  const confirmUrl = `${shopUrl}/newsletter/confirm?token=${subscriber.confirmation_token}`;
  const first = {email, unsubscribeUrl, work, language, shopUrl};
  if (!context.confirmsSignups) await joinAtOnce(transaction, {id, language, now});
  const mails: OutgoingMail[] = context.confirmsSignups
    ? [{key, kind: 'confirmation', mail: newsletterMailToConfirm({...first, confirmUrl})}]
    : [
        {
          key: `newsletter:${requestId}:artist`,
          kind: 'artist',
          mail: newsletterMailToArtist({email, tags, page, language, receivedAt: now}),
        },
        {key, kind: 'receipt', mail: newsletterMailToSubscriber({...first, tags})},
      ];
  // The list accepts any text with an @, but sending an email requires a valid address.
  return {id, isNew: true, mails: mails.filter(({mail}) => isDeliverable(mail.to))};
}

async function joinAtOnce(
  transaction: Queryable,
  {id, language, now}: {id: string; language: LanguageCode; now: Date},
): Promise<void> {
  await transaction.query(
    `update public.newsletter_subscribers
     set confirmed_at = $2, is_confirmed_opt_in = false, unsubscribed_at = null where id = $1`,
    [id, now.toISOString()],
  );
  await storeConsent(transaction, {subscriberId: id, language, at: now});
}

async function addSubscriber(transaction: Queryable, email: string, now: Date): Promise<boolean> {
  const rows = await transaction.query(
    `insert into public.newsletter_subscribers (email, created_at, updated_at) values ($1, $2, $2)
     on conflict (lower(email)) do nothing returning id`,
    [email, now.toISOString()],
  );
  return rows.length > 0;
}

async function lockSubscriber(
  transaction: Queryable,
  email: string,
  now: Date,
): Promise<Subscriber> {
  const rows = await transaction.query<Subscriber>(
    `select id, to_jsonb(tags) as tags, language, to_jsonb(pending_tags) as pending_tags, pending_language, confirmed_at, unsubscribed_at, unsubscribe_token, confirmation_token,
       coalesce(confirmation_sent_at > greatest($2::timestamptz, unsubscribed_at), false) as has_email
     from public.newsletter_subscribers where lower(email) = lower($1) for update`,
    [email, new Date(now.getTime() - EMAIL_INTERVAL_MS).toISOString()],
  );
  return rows[0]!;
}
