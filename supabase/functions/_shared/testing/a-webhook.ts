import {createHmac} from 'node:crypto';

/** The store that sends the webhooks of the tests. */
export const WEBHOOKS = {shopDomain: 'name.myshopify.com', secret: 'webhook-secret'};

/** A webhook as the store signs it; `changes` are to its headers. */
export function aWebhook(
  topic: string,
  body: unknown,
  changes: Record<string, string> = {},
): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request('https://project.supabase.example/functions/v1/shopify-webhook', {
    method: 'POST',
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': WEBHOOKS.shopDomain,
      'x-shopify-hmac-sha256': createHmac('sha256', WEBHOOKS.secret).update(text).digest('base64'),
      ...changes,
    },
    body: text,
  });
}
