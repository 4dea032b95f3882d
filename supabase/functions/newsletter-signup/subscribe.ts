import {MAX_TAGS, storeConsent, storeConsentRequest} from '../_shared/newsletter/membership.ts';
import {DAY_MS} from '../_shared/contracts/time/days.ts';
import type {LanguageCode} from '../_shared/contracts/languages.ts';
import {isDeliverable} from '../_shared/contracts/newsletter.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {
  newsletterMailToArtist,
  newsletterMailToConfirm,
  newsletterMailToSubscriber,
} from '../_shared/mails/newsletter.ts';
import type {OutgoingMail} from '../_shared/outbox/outbox.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import type {Signup} from '../_shared/newsletter/signup.ts';
import {storeWait} from '../_shared/newsletter/stock-waits.ts';
import type {StoredSubmission} from '../_shared/forms/submission.ts';

interface Subscriber {
  id: string;
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

type ListSignup = Signup & {
  tags: readonly string[];
  /** The work whose launch the visitor waits for. */
  item: string | undefined;
};

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
  signup: ListSignup,
): Promise<StoredSubmission> {
  const {email, tags, page, item, title, language} = signup;
  const now = context.now();
  const isAdded = await addSubscriber(transaction, email, now);
  const subscriber = await lockSubscriber(transaction, email, now);
  const {id} = subscriber;
  const {allTags, isOther, isPending, isEmailDue} = decideChange(subscriber, signup, context);
  const isWaiting =
    item !== undefined && (await storeWait(transaction, {subscriberId: id, item, title, now}));
  if (!isAdded && !isOther && !isEmailDue && !isWaiting) return {id, isNew: false, mails: []};

  if (isOther || !isPending) {
    await transaction.query(
      isPending
        ? `update public.newsletter_subscribers
           set pending_tags = $2, pending_language = $3, updated_at = $4
           where id = $1`
        : `update public.newsletter_subscribers
           set tags = $2, language = $3, updated_at = $4
           where id = $1`,
      [id, allTags, language, now.toISOString()],
    );
  }
  const request = {subscriberId: id, email, tags, page, language, at: now};
  const requestId = await storeConsentRequest(transaction, request);
  if (!isEmailDue) return {id, isNew: true, mails: []};

  await transaction.query(
    'update public.newsletter_subscribers set confirmation_sent_at = $2 where id = $1',
    [id, now.toISOString()],
  );
  if (!context.confirmsSignups) await joinAtOnce(transaction, {id, language, now});
  const mails = writeMails(subscriber, signup, context, {requestId, now});
  // The list accepts any text with an @, but sending an email requires a valid address.
  return {id, isNew: true, mails: mails.filter(({mail}) => isDeliverable(mail.to))};
}

/** What a sign-up changes, and whether it causes an email. */
function decideChange(
  {confirmed_at, unsubscribed_at, has_email, ...stored}: Subscriber,
  {tags, language}: ListSignup,
  {confirmsSignups}: FunctionContext,
) {
  const known = [...new Set([...stored.tags, ...stored.pending_tags])];
  const added = [...new Set(tags)].filter((tag) => !known.includes(tag));
  const isOther = added.length > 0 || (stored.pending_language ?? stored.language) !== language;
  const isMember = confirmed_at !== null && unsubscribed_at === null;
  // Anyone can enter a member's address, so the change waits until the visitor clicks the link in the email.
  const isPending = isMember && confirmsSignups;
  const hasToConfirm = !isMember || (isPending && (isOther || stored.pending_language !== null));
  const allTags = [...known, ...added].slice(0, MAX_TAGS);
  return {allTags, isOther, isPending, isEmailDue: hasToConfirm && !has_email};
}

function writeMails(
  {unsubscribe_token, confirmation_token}: Subscriber,
  {email, tags, page, work, language}: ListSignup,
  {confirmsSignups, shopUrl: origin}: FunctionContext,
  {requestId, now}: {requestId: string; now: Date},
): OutgoingMail[] {
  const key = `newsletter:${requestId}:subscriber`;
  const shopUrl = localShopUrl(origin, language);
  const unsubscribeUrl = `${shopUrl}/unsubscribe?token=${unsubscribe_token}`;
  const first = {email, unsubscribeUrl, work, language, shopUrl};
  if (confirmsSignups) {
    const confirmUrl = `${shopUrl}/newsletter/confirm?token=${confirmation_token}`;
    return [{key, kind: 'confirmation', mail: newsletterMailToConfirm({...first, confirmUrl})}];
  }
  return [
    {
      key: `newsletter:${requestId}:artist`,
      kind: 'artist',
      mail: newsletterMailToArtist({email, tags, page, language, receivedAt: now}),
    },
    {key, kind: 'receipt', mail: newsletterMailToSubscriber({...first, tags})},
  ];
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
    `select id, tags, language, pending_tags, pending_language, confirmed_at, unsubscribed_at, unsubscribe_token, confirmation_token,
       coalesce(confirmation_sent_at > greatest($2::timestamptz, unsubscribed_at), false) as has_email
     from public.newsletter_subscribers where lower(email) = lower($1) for update`,
    [email, new Date(now.getTime() - EMAIL_INTERVAL_MS).toISOString()],
  );
  return rows[0]!;
}
