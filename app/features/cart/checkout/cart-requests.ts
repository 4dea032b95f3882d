import type {ShopWords} from '~/words';
import {fetchJson} from '~/lib/browser/fetch-json';
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
  const signal = AbortSignal.timeout(CHECKOUT_TIMEOUT_MS);
  const response = await fetch(localPath(words, '/cart'), {...jsonPost(body), signal});
  if (!response.ok && response.status !== 409) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Checks a cart with the shop. Never rejects: returns null when the request fails, and the next visit retries. */
export function fetchCheck(
  words: ShopWords,
  {cartId, items}: Cart,
  signal: AbortSignal,
): Promise<CartCheck | null> {
  const body = {cartId, lines: checkoutLines(items)};
  return fetchJson(localPath(words, '/api/cart-check'), {...jsonPost(body), signal});
}

function jsonPost(body: object): RequestInit {
  return {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  };
}

function checkoutLines(items: readonly CartLineItem[]): CheckoutLine[] {
  return items.map(({variantId, quantity, price, earlyAccessKey}) => ({
    variantId,
    quantity,
    price,
    earlyAccessKey,
  }));
}
