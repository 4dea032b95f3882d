import {parseCartId} from '../../carts/cart-id';
import {priceCart} from '../../carts/price';
import type {Cart, CartPrice} from '../../carts/types';
import type {StorefrontContext} from '../context';

export interface CartSource {
  __typename: 'Cart';
  cart: Cart;
  price: CartPrice;
  /** Whether the caller sent the cart's key; without it the key and what the buyer entered are hidden. */
  isOwner: boolean;
}

/** A cart with its current price. */
export function cartSource(cart: Cart, isOwner: boolean, context: StorefrontContext): CartSource {
  return {__typename: 'Cart', cart, price: priceCart(cart, context.catalogue), isOwner};
}

/**
 * The cart with the id. Null for an unknown or completed one. With a missing or wrong key the cart is returned, as at
 * Shopify, but without the buyer's private details: identity, addresses, note, attributes, metafields and gift cards.
 */
export async function findCart(id: string, context: StorefrontContext): Promise<CartSource | null> {
  const parsed = parseCartId(id);
  const cart = parsed && (await context.carts.find(parsed.token));
  if (!cart || cart.completedAt) return null;
  return cartSource(cart, parsed.key === cart.key, context);
}
