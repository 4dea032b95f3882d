import {languageOfLocale, localShopUrl} from '../../supabase/functions/_shared/languages';
import type {Cart} from './types';

export interface ParsedCartId {
  token: string;
  /** The secret part; null when the id was sent without it. */
  key: string | null;
}

/** Reads `gid://shopify/Cart/<token>?key=<key>`; null when the text isn't a cart's id. */
export function parseCartId(id: string): ParsedCartId | null {
  const match = /^gid:\/\/shopify\/Cart\/([^/?]+)(?:\?(.*))?$/.exec(id);
  if (!match) return null;
  return {token: match[1]!, key: new URLSearchParams(match[2] ?? '').get('key')};
}

/** The full id of a cart, with its secret. */
export function cartIdOf(cart: Pick<Cart, 'token' | 'key'>): string {
  return `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
}

/**
 * The URL of a cart's hosted checkout: `<origin>/cart/c/<token>?key=<key>`. As at Shopify, the checkout uses the
 * language of the request, with its folder in the path: `/fr/cart/c/…`.
 */
export function checkoutUrlOf(
  origin: string,
  cart: Pick<Cart, 'token' | 'key'>,
  language: string,
): string {
  const url = new URL(`${localShopUrl(origin, languageOfLocale(language))}/cart/c/${cart.token}`);
  url.searchParams.set('key', cart.key);
  return url.href;
}
