import {fromCents, toCents, type Money} from '~/lib/money';

/** A picture of the product in a cart line. */
export interface CartLineImage {
  url: string;
  altText?: string | null;
}

/** One line of the local cart, as the specification lists its fields (section 3). */
export interface CartLineItem {
  product: {title: string; handle: string; images: CartLineImage[]};
  /** `gid://shopify/ProductVariant/…`, the merchandise id at checkout. */
  variantId: string;
  variantTitle: string;
  /** As last shown to the shopper; compared at checkout, never charged. */
  price: Money;
  quantity: number;
  selectedOptions: {name: string; value: string}[];
}

/** What is kept in local storage. */
export interface Cart {
  items: CartLineItem[];
  /** The remote cart of the latest checkout, and its address; null until there was one. */
  cartId: string | null;
  checkoutUrl: string | null;
}

export const EMPTY_CART: Cart = {items: [], cartId: null, checkoutUrl: null};

/** What a cart line keeps of a product and its chosen variant. */
interface Merchandise {
  product: {title: string; handle: string; images: {nodes: CartLineImage[]}};
  variant: Pick<CartLineItem, 'selectedOptions'> & {id: string; title: string; price: Money | null};
}

/** One copy of a variant as a cart line; null for a variant whose price is given on request alone. */
export function createCartLine(
  {title, handle, images}: Merchandise['product'],
  variant: Merchandise['variant'],
): CartLineItem | null {
  if (!variant.price) return null;
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
  };
}

/** Adds a line; one that holds the same variant grows by the added quantity and takes the newer price. */
export function addLine(cart: Cart, line: CartLineItem): Cart {
  const known = cart.items.find(({variantId}) => variantId === line.variantId);
  if (!known) return {...cart, items: [...cart.items, line]};
  return replaceLine(cart, {...line, quantity: known.quantity + line.quantity});
}

/** Sets a line's quantity; 0 or less removes the line. An unknown variant changes nothing. */
export function setLineQuantity(cart: Cart, variantId: string, quantity: number): Cart {
  if (quantity <= 0) return removeLine(cart, variantId);
  const line = cart.items.find((item) => item.variantId === variantId);
  return line ? replaceLine(cart, {...line, quantity}) : cart;
}

/** Sets the price that a line shows, after the shop named a new one. An unknown variant changes nothing. */
export function setLinePrice(cart: Cart, variantId: string, price: Money): Cart {
  const line = cart.items.find((item) => item.variantId === variantId);
  return line ? replaceLine(cart, {...line, price}) : cart;
}

/** Takes a line out. */
export function removeLine(cart: Cart, variantId: string): Cart {
  return {...cart, items: cart.items.filter((item) => item.variantId !== variantId)};
}

/** Empties the cart and forgets its remote cart. */
export function clearCart(): Cart {
  return EMPTY_CART;
}

/** Remembers the remote cart that a checkout made. */
export function setCheckout(cart: Cart, cartId: string, checkoutUrl: string): Cart {
  return {...cart, cartId, checkoutUrl};
}

/** How many works there are: the sum of the quantities. */
export function countItems(cart: Cart): number {
  return cart.items.reduce((sum, {quantity}) => sum + quantity, 0);
}

/** '1 item', '2 items'. */
export function formatItemCount(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

/** A line's price times its quantity. */
export function lineTotal({price, quantity}: CartLineItem): Money {
  return {amount: fromCents(toCents(price.amount) * quantity), currencyCode: price.currencyCode};
}

/** The sum of all lines, before taxes; an empty cart costs CAD 0. */
export function cartTotal(cart: Cart): Money {
  const cents = cart.items.reduce(
    (sum, {price, quantity}) => sum + toCents(price.amount) * quantity,
    0,
  );
  return {amount: fromCents(cents), currencyCode: cart.items[0]?.price.currencyCode ?? 'CAD'};
}

function replaceLine(cart: Cart, line: CartLineItem): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => (item.variantId === line.variantId ? line : item)),
  };
}
