import * as z from 'zod/mini';
import type {ShopWords} from '~/words';
import {fromCents, toCents, type Money} from '~/lib/money';
import type {CdnImage} from '~/lib/cdn-image';
import {parseJson} from '~/lib/read-json';
import {VARIANT_ID} from '~/lib/shopify-id';
import {isOriginal} from '~/shop/product/availability';
import {hasChoice} from '~/shop/product/variants';
import {widthFirst} from '~/shop/product/work-size';

// Lazy: building these takes a slow phone a tenth of a second, and most visitors have no cart.

/** A line of the local cart, with the specification's fields (section 3). */
const lineSchema = z.lazy(() =>
  z.object({
    product: z.object({
      title: z.string(),
      handle: z._default(z.string(), ''),
      // A picture that can't be read doesn't drop the line.
      images: z.catch(
        z.array(
          z.object({
            url: z.url(),
            altText: z._default(z.nullable(z.string()), null),
            width: z.optional(z.nullable(z.number())),
            height: z.optional(z.nullable(z.number())),
          }),
        ),
        [],
      ),
    }),
    /** The merchandise id at checkout. */
    variantId: z.string().check(z.regex(VARIANT_ID)),
    variantTitle: z.string(),
    /** The price last shown to the shopper. It's compared at checkout, but never charged. */
    price: z.object({
      amount: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
      currencyCode: z.string(),
    }),
    quantity: z.int().check(z.positive()),
    selectedOptions: z._default(z.array(z.object({name: z.string(), value: z.string()})), []),
    /** An original painting. A cart holds at most one of each. */
    isOriginal: z.optional(z.boolean()),
    /** The key that opened the early-access page; checkout sends it along. */
    earlyAccessKey: z.optional(z.string()),
  }),
);
export type CartLineItem = z.infer<typeof lineSchema>;

const cartSchema = z.lazy(() =>
  z.object({
    items: z.pipe(
      z.array(z.unknown()),
      z.transform((items) => items.flatMap((item) => lineSchema.safeParse(item).data ?? [])),
    ),
    /** The Shopify cart of the latest checkout, and its URL; null before the first checkout. */
    cartId: z._default(z.nullable(z.string()), null),
    checkoutUrl: z._default(z.nullable(z.string()), null),
    /** The shopper's note on the order. */
    note: z.optional(z.string()),
    /** Shopify checks it when it's applied, and again at checkout. */
    discountCode: z.optional(z.string()),
  }),
);
export type Cart = z.infer<typeof cartSchema>;

export const EMPTY_CART: Cart = {items: [], cartId: null, checkoutUrl: null};

/** Parses a stored cart. Never throws: drops invalid lines, and reads invalid text as an empty cart. */
export function parseStoredCart(text: string | null): Cart {
  if (text === null) return EMPTY_CART;
  return cartSchema.safeParse(parseJson(text)).data ?? EMPTY_CART;
}

export interface Merchandise {
  product: {
    title: string;
    handle: string;
    productType: string;
    images: {nodes: CdnImage[]};
  };
  variant: Pick<CartLineItem, 'selectedOptions'> & {id: string; title: string; price: Money | null};
}

/** A cart line with quantity 1; null for a variant without a price, which is sold on request. */
export function createCartLine(
  product: Merchandise['product'],
  variant: Merchandise['variant'],
  earlyAccessKey?: string,
): CartLineItem | null {
  if (!variant.price) return null;
  const {title, handle, images} = product;
  return {
    product: {
      title,
      handle,
      images: images.nodes.slice(0, 1).map(({url, altText, width, height}) => ({
        url,
        altText: altText ?? null,
        width,
        height,
      })),
    },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity: 1,
    selectedOptions: variant.selectedOptions,
    ...(isOriginal(product) && {isOriginal: true}),
    ...(earlyAccessKey && {earlyAccessKey}),
  };
}

/**
 * Adds a line. An existing line of the same variant gets the added quantity and the newer price, and keeps its
 * early-access key. An original keeps quantity 1.
 */
export function addLine(cart: Cart, line: CartLineItem): Cart {
  const known = cart.items.find(({variantId}) => variantId === line.variantId);
  const quantity = line.isOriginal ? 1 : (known?.quantity ?? 0) + line.quantity;
  return putLine(cart, {...known, ...line, quantity});
}

/** Adds a line to the cart, or replaces one of the same variant. */
export function putLine(cart: Cart, line: CartLineItem): Cart {
  const isKnown = cart.items.some(({variantId}) => variantId === line.variantId);
  const items = isKnown
    ? cart.items.map((item) => (item.variantId === line.variantId ? line : item))
    : [...cart.items, line];
  return {...cart, items};
}

export function removeLine(cart: Cart, variantId: string): Cart {
  return {...cart, items: cart.items.filter((item) => item.variantId !== variantId)};
}

export function countItems(cart: Cart): number {
  return cart.items.reduce((sum, {quantity}) => sum + quantity, 0);
}

/** Sets a line's quantity; 0 or less removes the line. An unknown variant changes nothing. */
export function setLineQuantity(cart: Cart, variantId: string, quantity: number): Cart {
  const line = cart.items.find((item) => item.variantId === variantId);
  if (!line) return cart;
  return quantity <= 0 ? removeLine(cart, variantId) : putLine(cart, {...line, quantity});
}

export function lineTotal({price, quantity}: CartLineItem): Money {
  return {amount: fromCents(toCents(price.amount) * quantity), currencyCode: price.currencyCode};
}

/** The sum of the lines, before taxes and after the discount. An empty cart costs CAD 0. */
export function cartTotal(lines: readonly CartLineItem[], savings: Money | null = null): Money {
  const cents = lines.reduce(
    (sum, {price, quantity}) => sum + toCents(price.amount) * quantity,
    savings ? -toCents(savings.amount) : 0,
  );
  return {amount: fromCents(cents), currencyCode: lines[0]?.price.currencyCode ?? 'CAD'};
}

/** The chosen size as its page shows it, such as '12 × 9 in'; undefined for a work without a choice. */
export function formatLineSize(
  words: ShopWords,
  {product, selectedOptions, variantTitle}: CartLineItem,
): string | undefined {
  return hasChoice(selectedOptions)
    ? widthFirst(words, variantTitle, product.images[0])
    : undefined;
}
