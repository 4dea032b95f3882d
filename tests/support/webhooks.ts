import {createHmac} from 'node:crypto';
import type {AttachedShop} from './shop';

/** Posts a webhook to a function as the shop's store does, signed with that secret. */
export function postWebhook(
  url: string,
  {shop, topic, secret, body}: {shop: AttachedShop; topic: string; secret: string; body: string},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': new URL(shop.backendUrl).host,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    },
    body,
  });
}

/** The body of the webhook `orders/paid` for one copy of a work, ordered by ada@example.com. */
export async function aPaidOrder(
  {backendUrl}: AttachedShop,
  adminToken: string,
  handle: string,
): Promise<string> {
  const query = `{productByIdentifier(identifier: {handle: "${handle}"}) {variants(first: 1) {nodes {id}}}}`;
  const response = await fetch(`${backendUrl}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': adminToken},
    body: JSON.stringify({query}),
  });
  const variant = Number(/ProductVariant\/(\d+)/.exec(await response.text())?.[1]);
  return JSON.stringify({
    id: 7001,
    name: '#7001',
    email: 'ada@example.com',
    line_items: [{id: 1, variant_id: variant, quantity: 1}],
  });
}
