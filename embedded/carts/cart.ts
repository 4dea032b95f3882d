import {randomBytes} from 'node:crypto';
import {languageOfLocale, localShopUrl} from '../../supabase/functions/_shared/languages';
import type {Product, Variant} from '../catalogue/types';
import type {DraftOrder} from '../draft-orders/draft-order';

export interface CartLine {
  /** `gid://shopify/CartLine/<uuid>?cart=<token>` */
  id: string;
  /** The variant's gid. */
  merchandiseId: string;
  quantity: number;
}

/** A cart as the Storefront API stores it until the hosted checkout. */
export interface Cart {
  token: string;
  /** The secret part of the id: `gid://shopify/Cart/<token>?key=<key>`. */
  key: string;
  lines: readonly CartLine[];
  note: string;
  discountCodes: readonly string[];
  buyerIdentity: {
    email: string | null;
    phone: string | null;
    countryCode: string | null;
  };
  createdAt: string;
  updatedAt: string;
  /** Set once an order was created; for the API such a cart no longer exists, as at Shopify. */
  completedAt: string | null;
  /** Set for an invoice: the draft order that it pays, whose lines and prices count. */
  draft?: DraftOrder;
}

export interface CartStore {
  /** Inserts or updates the cart. */
  save(cart: Cart): Promise<void>;
  /** Returns null for an unknown token; completed carts are returned as well. */
  find(token: string): Promise<Cart | null>;
}

export interface PricedLine {
  line: CartLine;
  product: Product;
  variant: Variant;
  /** Quantity times unit price, before discounts. */
  subtotalCents: number;
}

/** The current price of a cart, for the hosted checkout and the API's `cost` fields. */
export interface CartPrice {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** Each entered code: whether it exists, and its discount on the whole cart. */
  discountCodes: readonly {code: string; applicable: boolean; cents: number}[];
}

/** An empty cart with a fresh token and key, made at the given instant. */
export function createCart(now: Date): Cart {
  const createdAt = now.toISOString();
  return {
    token: randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x'),
    key: randomBytes(16).toString('hex'),
    lines: [],
    note: '',
    discountCodes: [],
    buyerIdentity: {email: null, phone: null, countryCode: null},
    createdAt,
    updatedAt: createdAt,
    completedAt: null,
  };
}

interface ParsedCartId {
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
