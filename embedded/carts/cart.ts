import {randomBytes} from 'node:crypto';
import {languageOfLocale, localShopUrl} from '../../supabase/functions/_shared/languages';
import {loadDocuments, type Queryable} from '../database/database';
import type {DraftOrder} from '../draft-orders/draft-order';

export interface CartLine {
  /** `gid://shopify/CartLine/<uuid>?cart=<token>` */
  id: string;
  /** The variant's gid. */
  merchandiseId: string;
  quantity: number;
}

/** A cart as stored in `shop.carts`, until the hosted checkout and after it. */
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
  /** Set once the cart has become an order. As at Shopify, the API then no longer has the cart. */
  completedAt: string | null;
  /** Set for an invoice: the draft order that it pays, whose lines and prices count. */
  draft?: DraftOrder;
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

/** Null for an unknown token; completed carts are returned as well. */
export async function findCartByToken(database: Queryable, token: string): Promise<Cart | null> {
  const [cart] = await loadDocuments<Cart>(database, 'shop.carts where token = $1', [token]);
  return cart ?? null;
}

/** Inserts or updates the cart. A completed cart is final: a later save has no effect. */
export async function saveCart(database: Queryable, cart: Cart): Promise<void> {
  await database.query(
    `insert into shop.carts (token, document, updated_at) values ($1, $2, $3)
     on conflict (token) do update set document = excluded.document, updated_at = excluded.updated_at
     where shop.carts.document ->> 'completedAt' is null`,
    [cart.token, cart, cart.updatedAt],
  );
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
