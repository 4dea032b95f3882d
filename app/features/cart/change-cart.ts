import type {Money} from '~/lib/money';
import {EMPTY_CART, removeLine, replaceLine, type Cart} from './cart';

/** Sets the price that a line shows, after the shop changed it. An unknown variant changes nothing. */
export function setLinePrice(cart: Cart, variantId: string, price: Money): Cart {
  const line = cart.items.find((item) => item.variantId === variantId);
  return line ? replaceLine(cart, {...line, price}) : cart;
}

/** Sets the gift note; an empty one is none. */
export function setNote(cart: Cart, note: string): Cart {
  return {...cart, note: note || undefined};
}

/** Sets the discount code; an empty one is none. */
export function setDiscountCode(cart: Cart, code: string): Cart {
  return {...cart, discountCode: code || undefined};
}

/** Stores the Shopify cart of a checkout. */
export function setCheckout(cart: Cart, cartId: string, checkoutUrl: string): Cart {
  return {...cart, cartId, checkoutUrl};
}

/** Keeps the lines without the Shopify cart, which is gone: the next checkout makes another. */
export function forgetCheckout(cart: Cart): Cart {
  return {...cart, cartId: null, checkoutUrl: null};
}

/** Sets a line's quantity; 0 or less removes the line. An unknown variant changes nothing. */
export function setLineQuantity(cart: Cart, variantId: string, quantity: number): Cart {
  if (quantity <= 0) return removeLine(cart, variantId);
  const line = cart.items.find((item) => item.variantId === variantId);
  return line ? replaceLine(cart, {...line, quantity}) : cart;
}

/** Empties the cart, with the reference to its Shopify cart. */
export function clearCart(): Cart {
  return EMPTY_CART;
}
