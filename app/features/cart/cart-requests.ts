import type {ShopWords} from '~/words';
import {localPath} from '~/lib/language/local-path';
import type {Cart, CartLineItem} from '~/shop/cart/cart';
import type {CartCheck, CheckoutResponse} from './checkout-contract';
import type {CheckoutLine} from './checkout-schema.server';

/** The timeout of the request. The server's own timeout for Shopify is ten seconds. */
const CHECKOUT_TIMEOUT_MS = 20_000;

/** Posts the cart for a checkout. Rejects without a connection, and when the server fails. */
export async function postCart(
  words: ShopWords,
  {items, note, discountCode}: Cart,
): Promise<CheckoutResponse> {
  const body = {lines: checkoutLines(items), note, discountCode};
  const response = await postJson(words, '/cart', body, AbortSignal.timeout(CHECKOUT_TIMEOUT_MS));
  if (!response.ok && response.status !== 409) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Checks a cart with the shop. Never rejects: returns null when the request fails, and the next visit retries. */
export async function fetchCheck(
  words: ShopWords,
  {cartId, items}: Cart,
): Promise<CartCheck | null> {
  try {
    const body = {cartId, lines: checkoutLines(items)};
    const response = await postJson(words, '/api/cart-check', body);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function postJson(
  words: ShopWords,
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(localPath(words, path), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
    signal,
  });
}

function checkoutLines(items: readonly CartLineItem[]): CheckoutLine[] {
  return items.map(({variantId, quantity, price, earlyAccessKey}) => ({
    variantId,
    quantity,
    price,
    earlyAccessKey,
  }));
}
