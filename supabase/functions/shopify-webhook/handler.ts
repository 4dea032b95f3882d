import * as z from 'zod/mini';
import {sendCustomerUpdates} from '../_shared/customer-updates.ts';
import {isSignedBy} from '../_shared/hash.ts';
import type {Handler} from '../_shared/http.ts';
import {HttpError} from '../_shared/http-error.ts';
import {leaveList} from '../_shared/leave-list.ts';
import type {FunctionContext, Webhooks} from '../_shared/ports.ts';
import {parseJson, readBytes} from '../_shared/read-json.ts';

/** Shopify's own name of the topic first; the second is what this shop's plans call it. That of text messages is another. */
const TOPICS = ['customers_email_marketing_consent/update', 'customers/marketing_consent_update'];
/** What says that no letter is wanted. */
const WITHDRAWN = ['unsubscribed', 'redacted'];

const payloadSchema = z.object({
  email_address: z.nullish(z.string()),
  email_marketing_consent: z.nullish(
    z.object({
      state: z.string(),
      consent_updated_at: z.nullish(z.iso.datetime({offset: true})),
    }),
  ),
});

/**
 * `shopify-webhook`: Shopify tells here that somebody changed their mind about mail. A withdrawal takes the address off the
 * list, unless the person confirmed here after it; the same webhook again changes nothing. No webhook puts anybody on the list.
 *
 * @see https://shopify.dev/docs/apps/build/webhooks/subscribe/https
 */
export function createHandler(context: FunctionContext): Handler {
  return async (request) => {
    try {
      const {webhooks} = context;
      if (!webhooks) throw new HttpError(404, 'not_found', 'No store sends webhooks here');
      await receive(context, await readWebhook(request, webhooks));
      return Response.json({ok: true});
    } catch (error) {
      if (error instanceof HttpError) return Response.json(error.failure, {status: error.status});
      console.error(error);
      // Shopify tries again, for hours.
      const failure = {code: 'internal', message: 'Please try again later'};
      return Response.json({error: failure}, {status: 500});
    }
  };
}

type Payload = z.output<typeof payloadSchema>;

/** The verified payload of a webhook. Throws an `HttpError` for anything that this store did not send. */
async function readWebhook(request: Request, {shopDomain, secret}: Webhooks): Promise<Payload> {
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', 'Only POST is answered here');
  }
  const bytes = await readBytes(request);
  const signature = request.headers.get('x-shopify-hmac-sha256') ?? '';
  if (!(await isSignedBy(secret, bytes, signature))) {
    throw new HttpError(401, 'forbidden', 'The signature is not the store’s');
  }
  if (request.headers.get('x-shopify-shop-domain') !== shopDomain) {
    throw new HttpError(403, 'forbidden', 'The webhook is another store’s');
  }
  if (!TOPICS.includes(request.headers.get('x-shopify-topic') ?? '')) {
    throw new HttpError(400, 'bad_request', 'Nothing here is about this topic');
  }
  const parsed = payloadSchema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new HttpError(400, 'bad_request', 'The payload is not understood');
  return parsed.data;
}

async function receive(
  context: FunctionContext,
  {email_address: email, email_marketing_consent: consent}: Payload,
): Promise<void> {
  if (!email || !consent || !WITHDRAWN.includes(consent.state)) return;
  const now = context.now();
  const at = consent.consent_updated_at ? new Date(consent.consent_updated_at) : now;
  const left = await context.database.transaction(async (transaction) => {
    const rows = await transaction.query<{id: string}>(
      // An old webhook that comes again undoes no later consent. Shopify keeps whole seconds.
      `select id from public.newsletter_subscribers
       where lower(email) = lower($1) and unsubscribed_at is null
         and date_trunc('second', coalesce(confirmed_at, updated_at)) <= $2
       for update`,
      [email, at.toISOString()],
    );
    for (const {id} of rows) await leaveList(transaction, {subscriberId: id, at, now});
    return rows.map(({id}) => id);
  });
  if (left.length > 0) context.waitUntil(sendCustomerUpdates(context, left));
}
