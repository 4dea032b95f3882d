import {parseCartId} from '../../carts/cart-id';
import {fitToStock} from '../../carts/fit-to-stock';
import type {Cart} from '../../carts/types';
import type {StorefrontContext} from '../context';
import {cartSource, findCart} from '../types/find-cart';
import {
  CART_NOT_FOUND,
  rejectedPayload,
  type CartPayload,
  type CartUserError,
  type CartWarning,
} from './cart-payload';
import {discountWarnings, stockWarnings} from './cart-warnings';

/** The result of a mutation: the changed cart, or the user errors. */
export type CartChange =
  {cart: Cart; warnings?: readonly CartWarning[]} | {userErrors: readonly CartUserError[]};

/** Fits a changed cart to the stock, stores it and returns it with warnings about the adjustments. */
export async function storeCart(
  cart: Cart,
  context: StorefrontContext,
  warnings: readonly CartWarning[] = [],
): Promise<CartPayload> {
  const {lines, shortages} = fitToStock(cart.lines, context.catalogue);
  const stored = {...cart, lines, updatedAt: context.clock().toISOString()};
  await context.carts.save(stored);
  const source = cartSource(stored, context);
  return {
    cart: source,
    userErrors: [],
    warnings: [...stockWarnings(shortages), ...discountWarnings(source), ...warnings],
  };
}

/** Changes one cart by its id. Changes of the same cart run one after another, so that none is lost. */
export function changeCart(
  cartId: string,
  context: StorefrontContext,
  change: (cart: Cart) => CartChange,
): Promise<CartPayload> {
  return context.cartQueue.run(parseCartId(cartId)?.token ?? cartId, async () => {
    const cart = await findCart(cartId, context);
    if (!cart) return rejectedPayload([CART_NOT_FOUND]);
    const changed = change(cart);
    if ('cart' in changed) return storeCart(changed.cart, context, changed.warnings);
    return rejectedPayload(changed.userErrors, cartSource(cart, context));
  });
}
