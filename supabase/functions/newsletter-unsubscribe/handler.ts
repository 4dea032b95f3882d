import {chooseTopic, leaveList, storeConsent} from '../_shared/newsletter/membership.ts';
import type {LanguageCode} from '../_shared/contracts/languages.ts';
import type {Topic} from '../_shared/contracts/newsletter.ts';
import {HOUR_MS} from '../_shared/contracts/time/days.ts';
import {unsubscribeRequestSchema} from '../_shared/contracts/newsletter-requests.ts';
import {sendCustomerUpdates} from '../_shared/newsletter/customer-updates.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http/http.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';

/** After that, the token can't resubscribe anyone, because every email contains it. */
const UNDO_MS = HOUR_MS;

interface Subscriber {
  id: string;
  language: LanguageCode;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

/**
 * `newsletter-unsubscribe`: removes an address from the list by the token in each of its emails, without further
 * questions (RFC 8058, CASL); with `topic` it stays for only that topic; with `undo` it resubscribes a confirmed
 * address within the hour. A second call returns the same and changes nothing; an unknown token is a 404. Has no limit,
 * because a mail provider's requests come from few networks.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(unsubscribeRequestSchema, async ({token, undo, topic}) => {
    const id = await (topic
      ? keepOnly(context, token, topic)
      : undo
        ? rejoin(context, token)
        : unsubscribe(context, token));
    context.waitUntil(sendCustomerUpdates(context, [id]));
    return id;
  });
}

function unsubscribe({database, now}: FunctionContext, token: string): Promise<string> {
  return database.transaction(async (transaction) => {
    const {id} = await findSubscriber(transaction, token);
    const instant = now();
    await leaveList(transaction, {subscriberId: id, at: instant, now: instant});
    return id;
  });
}

function keepOnly({database, now}: FunctionContext, token: string, topic: Topic): Promise<string> {
  return database.transaction(async (transaction) => {
    const {id} = await findSubscriber(transaction, token);
    await chooseTopic(transaction, {subscriberId: id, topic, now: now()});
    return id;
  });
}

function rejoin({database, now}: FunctionContext, token: string): Promise<string> {
  return database.transaction(async (transaction) => {
    const {id, language, ...subscriber} = await findSubscriber(transaction, token);
    const {confirmed_at: confirmedAt, unsubscribed_at: leftAt} = subscriber;
    if (!leftAt) return id;
    const sinceMs = now().getTime() - leftAt.getTime();
    if (!confirmedAt || sinceMs > UNDO_MS) {
      throw new HttpError(404, 'not_found', 'It’s too late to undo this');
    }
    // Shopify stores whole seconds; of two changes in the same one, the withdrawal counts.
    const at = new Date(leftAt.getTime() + Math.max(sinceMs, 1000));
    await transaction.query(
      `update public.newsletter_subscribers
       set unsubscribed_at = null, confirmed_at = $2, updated_at = $2 where id = $1`,
      [id, at.toISOString()],
    );
    await storeConsent(transaction, {subscriberId: id, language, at});
    return id;
  });
}

async function findSubscriber(transaction: Queryable, token: string): Promise<Subscriber> {
  const [subscriber] = await transaction.query<Subscriber>(
    `select id, language, confirmed_at, unsubscribed_at from public.newsletter_subscribers
     where unsubscribe_token = $1`,
    [token],
  );
  if (!subscriber) throw new HttpError(404, 'not_found', 'This unsubscribe link isn’t valid');
  return subscriber;
}
