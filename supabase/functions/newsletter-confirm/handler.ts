import {chooseTopic, storeConsent} from '../_shared/newsletter/membership.ts';
import {confirmRequestSchema} from '../_shared/contracts/newsletter-requests.ts';
import type {LanguageCode} from '../_shared/contracts/languages.ts';
import {sendCustomerUpdates} from '../_shared/newsletter/customer-updates.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http/http.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import {newsletterMailToArtist} from '../_shared/mails/newsletter.ts';
import {type OutgoingMail, withMails} from '../_shared/outbox/outbox.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {limitLinkUses} from '../_shared/private-links.ts';

interface Confirmed {
  id: string;
  email: string;
  tags: string[];
  language: LanguageCode;
}

/**
 * `newsletter-confirm`: adds an address to the list by the token in its first email, and stores the proof of the
 * consent; with `topic` it stores the member's topic; or confirms a wait for a sold-out size by the token in its email.
 * A second call returns the same and changes nothing; an unknown token is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(confirmRequestSchema, async ({token, topic}, request) => {
    await limitLinkUses(context, request);
    const now = context.now();
    const id = await withMails(context, async (transaction, mails) => {
      const subscriberId = await confirm(transaction, token, now, mails);
      if (topic) await chooseTopic(transaction, {subscriberId, topic, now});
      return subscriberId;
    });
    context.waitUntil(sendCustomerUpdates(context, [id]));
    return id;
  });
}

async function confirm(
  transaction: Queryable,
  token: string,
  now: Date,
  mails: OutgoingMail[],
): Promise<string> {
  const [joined] = await transaction.query<Confirmed>(
    `update public.newsletter_subscribers
     set confirmed_at = $2, is_confirmed_opt_in = true, unsubscribed_at = null, updated_at = $2,
       confirmation_sent_at = null, pending_tags = '{}', pending_language = null
     where confirmation_token = $1 and (confirmed_at is null or unsubscribed_at is not null)
     returning id, email, tags, language`,
    [token, now.toISOString()],
  );
  if (!joined) {
    return (
      (await confirmChange(transaction, token, now)) ??
      (await confirmWait(transaction, token, now)) ??
      (await findMember(transaction, token))
    );
  }
  const {id, email, tags, language} = joined;
  const consent = await storeConsent(transaction, {subscriberId: id, language, at: now});
  mails.push({
    key: `newsletter:${consent.id}:artist`,
    kind: 'artist',
    mail: newsletterMailToArtist({email, tags, page: consent.page, language, receivedAt: now}),
  });
  return id;
}

/** The changes of a member's later sign-up. */
async function confirmChange(
  transaction: Queryable,
  token: string,
  now: Date,
): Promise<string | null> {
  const [member] = await transaction.query<{id: string}>(
    `update public.newsletter_subscribers
     set tags = pending_tags, language = pending_language, pending_tags = '{}', pending_language = null,
       confirmation_sent_at = null, updated_at = $2
     where confirmation_token = $1 and pending_language is not null returning id`,
    [token, now.toISOString()],
  );
  return member?.id ?? null;
}

/** A wait for a sold-out size, which doesn't join the list. */
async function confirmWait(
  transaction: Queryable,
  token: string,
  now: Date,
): Promise<string | null> {
  const [wait] = await transaction.query<{id: string}>(
    `update public.stock_waits set confirmed_at = coalesce(confirmed_at, $2)
     where confirmation_token = $1 and email is not null returning id`,
    [token, now.toISOString()],
  );
  return wait?.id ?? null;
}

async function findMember(transaction: Queryable, token: string): Promise<string> {
  const [known] = await transaction.query<{id: string}>(
    'select id from public.newsletter_subscribers where confirmation_token = $1',
    [token],
  );
  if (!known) throw new HttpError(404, 'not_found', 'This confirmation link isn’t valid');
  return known.id;
}
