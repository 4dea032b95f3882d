import {parseCartId} from '../../carts/cart-id';
import {priceCart} from '../../carts/price';
import type {Cart, CartPrice} from '../../carts/types';
import type {StorefrontContext} from '../context';

export interface CartSource {
  __typename: 'Cart';
  cart: Cart;
  price: CartPrice;
  /** Whether the caller named the cart with its key; without it the buyer's details and the key stay hidden. */
  isOwner: boolean;
}

/** A cart with what it costs now. */
export function cartSource(cart: Cart, isOwner: boolean, context: StorefrontContext): CartSource {
  return {__typename: 'Cart', cart, price: priceCart(cart, context.catalogue), isOwner};
}

/**
 * The cart of an id. Null for an unknown or completed one. A missing or wrong key still finds the cart, as at Shopify,
 * but hides who the buyer is.
 */
export async function findCart(id: string, context: StorefrontContext): Promise<CartSource | null> {
  const parsed = parseCartId(id);
  const cart = parsed && (await context.carts.find(parsed.token));
  if (!cart || cart.completedAt) return null;
  return cartSource(cart, parsed.key === cart.key, context);
}
