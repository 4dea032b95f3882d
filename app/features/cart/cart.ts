import {isOriginal} from '~/shop/product/availability';
import type {Money} from '~/lib/money';

/** A picture of the product in a cart line. */
export interface CartLineImage {
  url: string;
  altText?: string | null;
}

/** A line of the local cart, with the specification's fields (section 3). */
export interface CartLineItem {
  product: {title: string; handle: string; images: CartLineImage[]};
  /** `gid://shopify/ProductVariant/…`, the merchandise id at checkout. */
  variantId: string;
  variantTitle: string;
  /** The price last shown to the shopper; compared at checkout, never charged. */
  price: Money;
  quantity: number;
  selectedOptions: {name: string; value: string}[];
  /** An original painting, of which a cart holds one. */
  isOriginal?: boolean;
  /** The key that opened the early-access page; checkout sends it along. */
  earlyAccessKey?: string;
}

/** The cart in local storage. */
export interface Cart {
  items: CartLineItem[];
  /** The Shopify cart of the latest checkout, and its URL; null before the first checkout. */
  cartId: string | null;
  checkoutUrl: string | null;
  /** What the shopper writes to the order. */
  note?: string;
  /** Checked by Shopify when it is applied, and again at checkout. */
  discountCode?: string;
}

export const EMPTY_CART: Cart = {items: [], cartId: null, checkoutUrl: null};

/** The product and the variant of a new cart line. */
export interface Merchandise {
  product: {
    title: string;
    handle: string;
    productType: string;
    images: {nodes: CartLineImage[]};
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
      images: images.nodes.slice(0, 1).map(({url, altText}) => ({url, altText: altText ?? null})),
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

/** Adds a line; an existing line of the same variant gets the added quantity and the newer price. Of an original there is one. */
export function addLine(cart: Cart, line: CartLineItem): Cart {
  const known = cart.items.find(({variantId}) => variantId === line.variantId);
  const quantity = line.isOriginal ? 1 : (known?.quantity ?? 0) + line.quantity;
  return putLine(cart, {...line, quantity});
}

/** Puts a line into the cart, in place of one of the same variant. */
export function putLine(cart: Cart, line: CartLineItem): Cart {
  const isKnown = cart.items.some(({variantId}) => variantId === line.variantId);
  return isKnown ? replaceLine(cart, line) : {...cart, items: [...cart.items, line]};
}

/** Removes a line. */
export function removeLine(cart: Cart, variantId: string): Cart {
  return {...cart, items: cart.items.filter((item) => item.variantId !== variantId)};
}

/** The item count: the sum of the quantities. */
export function countItems(cart: Cart): number {
  return cart.items.reduce((sum, {quantity}) => sum + quantity, 0);
}

/** Puts a line in the place of that of the same variant. */
export function replaceLine(cart: Cart, line: CartLineItem): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => (item.variantId === line.variantId ? line : item)),
  };
}
