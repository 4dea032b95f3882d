import {parseCartId} from '../../carts/cart-id';
import {priceCart} from '../../carts/price';
import type {Cart, CartPrice} from '../../carts/types';
import type {StorefrontContext} from '../context';

export interface CartSource {
  cart: Cart;
  price: CartPrice;
}

/** A cart with its current price. */
export function cartSource(cart: Cart, {catalogue}: StorefrontContext): CartSource {
  return {cart, price: priceCart(cart, catalogue)};
}

/** The cart with the id; null for an unknown or completed one, and for a missing or wrong key. */
export async function findCart(id: string, {carts}: StorefrontContext): Promise<Cart | null> {
  const parsed = parseCartId(id);
  const cart = parsed && (await carts.find(parsed.token));
  return cart && !cart.completedAt && cart.key === parsed.key ? cart : null;
}
