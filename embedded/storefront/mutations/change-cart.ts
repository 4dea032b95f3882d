import {parseCartId} from '../../carts/cart-id';
import {fitToStock} from '../../carts/fit-to-stock';
import type {Cart} from '../../carts/types';
import type {StorefrontContext} from '../context';
import {cartSource} from '../types/find-cart';
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
  | {cart: Cart; warnings?: readonly CartWarning[]}
  | {userErrors: readonly CartUserError[]; hideCart?: boolean};

/** The cart of a full id with its key; null for an unknown or completed cart and for a missing or wrong key. */
export async function findOwnCart(id: string, context: StorefrontContext): Promise<Cart | null> {
  const parsed = parseCartId(id);
  const cart = parsed && (await context.carts.find(parsed.token));
  return cart && !cart.completedAt && cart.key === parsed.key ? cart : null;
}

/** Fits a changed cart to the stock, stores it and returns it with warnings about the adjustments. */
export async function storeCart(
  cart: Cart,
  context: StorefrontContext,
  warnings: readonly CartWarning[] = [],
): Promise<CartPayload> {
  const {lines, shortages} = fitToStock(cart.lines, context.catalogue);
  const stored = {...cart, lines, updatedAt: context.clock().toISOString()};
  await context.carts.save(stored);
  const source = cartSource(stored, true, context);
  return {
    cart: source,
    userErrors: [],
    warnings: [
      ...stockWarnings(shortages, context.catalogue),
      ...discountWarnings(source),
      ...warnings,
    ],
  };
}

/** Changes one cart by its id. Changes of the same cart run one after another, so that none is lost. */
export function changeCart(
  cartId: string,
  context: StorefrontContext,
  change: (cart: Cart) => CartChange,
): Promise<CartPayload> {
  return context.cartQueue.run(parseCartId(cartId)?.token ?? cartId, async () => {
    const cart = await findOwnCart(cartId, context);
    if (!cart) return rejectedPayload([CART_NOT_FOUND]);
    const changed = change(cart);
    if ('cart' in changed) return storeCart(changed.cart, context, changed.warnings);
    return rejectedPayload(
      changed.userErrors,
      changed.hideCart ? null : cartSource(cart, true, context),
    );
  });
}
