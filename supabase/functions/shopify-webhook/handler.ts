import type * as z from 'zod/mini';
import {type Handler, requirePost, respondFailed} from '../_shared/http/http.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import type {FunctionContext, Webhooks} from '../_shared/function-context.ts';
import {parseJson, readBytes} from '../_shared/http/read-json.ts';
import {consentSchema, receiveConsent} from './consent-topic.ts';
import {changedOrderSchema, refundSchema, syncHoldOfOrder} from './hold-topics.ts';
import {paidOrderSchema, receivePaidOrder} from './paid-topic.ts';
import {isSignedBy} from './signature.ts';

/** Fits an order of fifty lines with all of Shopify's data about each. */
const PAYLOAD_LIMIT_BYTES = 512 * 1024;

/** Handles a verified and parsed payload. */
type Receive = (context: FunctionContext, payload: unknown) => Promise<void>;

const CONSENT = topic(consentSchema, receiveConsent);

const TOPICS: ReadonlyMap<string, Receive> = new Map([
  // Shopify's two names for the topic of email consent. Consent to text messages has another topic.
  ['customers_email_marketing_consent/update', CONSENT],
  ['customers/marketing_consent_update', CONSENT],
  ['orders/paid', topic(paidOrderSchema, receivePaidOrder)],
  // The order may be a payment of a hold.
  ['orders/cancelled', topic(changedOrderSchema, syncHoldOfOrder)],
  [
    'refunds/create',
    topic(refundSchema, (context, {order_id: id}) => syncHoldOfOrder(context, {id})),
  ],
]);

/**
 * `shopify-webhook`: Shopify reports that somebody changed their marketing consent, or that an order is paid, cancelled
 * or refunded. Each webhook may arrive twice, late, and in any order.
 *
 * @see https://shopify.dev/docs/apps/build/webhooks/subscribe/https
 */
export function createHandler(context: FunctionContext): Handler {
  return async (request) => {
    try {
      const {webhooks} = context;
      if (!webhooks) throw new HttpError(404, 'not_found', 'No store sends webhooks here');
      const {receive, payload} = await readWebhook(request, webhooks);
      await receive(context, payload);
      return Response.json({ok: true});
    } catch (error) {
      // After a failure, Shopify retries for hours.
      return respondFailed(error, 'en');
    }
  };
}

function topic<Schema extends z.ZodMiniType>(
  schema: Schema,
  receive: (context: FunctionContext, payload: z.output<Schema>) => Promise<unknown>,
): Receive {
  return async (context, payload) => {
    const parsed = schema.safeParse(payload);
    if (!parsed.success) throw new HttpError(400, 'bad_request', 'The payload is not understood');
    await receive(context, parsed.data);
  };
}

/** The verified payload of a webhook. Throws an `HttpError` for anything that this store didn't send. */
async function readWebhook(
  request: Request,
  {shopDomain, secret}: Webhooks,
): Promise<{receive: Receive; payload: unknown}> {
  requirePost(request);
  const bytes = await readBytes(request, PAYLOAD_LIMIT_BYTES);
  const signature = request.headers.get('x-shopify-hmac-sha256') ?? '';
  if (!(await isSignedBy(secret, bytes, signature))) {
    throw new HttpError(401, 'forbidden', 'The signature is not the store’s');
  }
  if (request.headers.get('x-shopify-shop-domain') !== shopDomain) {
    throw new HttpError(403, 'forbidden', 'The webhook is another store’s');
  }
  const receive = TOPICS.get(request.headers.get('x-shopify-topic') ?? '');
  if (!receive) throw new HttpError(400, 'bad_request', 'This shop doesn’t handle the topic');
  return {receive, payload: parseJson(bytes)};
}
