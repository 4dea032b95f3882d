import {randomUUID} from 'node:crypto';
import type {MutationCartCloneArgs} from 'hydrogen-react-2026-04/storefront-api-types';
import {cartPartId} from '../../carts/cart-id';
import {createCart} from '../../carts/new-cart';
import type {Cart} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';
import {CART_NOT_FOUND, rejectedPayload} from './cart-payload';
import {findOwnCart, storeCart} from './change-cart';

/** A new cart with the same lines, attributes, note and discount codes, without the buyer's details. */
function cloneOf(cart: Cart, now: Date): Cart {
  const empty = createCart(now);
  const ids = new Map(
    cart.lines.map(({id}) => [id, cartPartId('CartLine', randomUUID(), empty)] as const),
  );
  return {
    ...empty,
    lines: cart.lines.map((line) => ({
      ...line,
      id: ids.get(line.id) ?? line.id,
      ...(line.parentId && {parentId: ids.get(line.parentId)}),
    })),
    attributes: cart.attributes,
    note: cart.note,
    discountCodes: cart.discountCodes,
    buyerIdentity: {...empty.buyerIdentity, countryCode: cart.buyerIdentity.countryCode},
  };
}

/** `cartClone`: copies a cart without its buyer. */
export const cartCloneMutation: ResolversOf<unknown> = {
  cartClone: async (_root, {cartId}: MutationCartCloneArgs, context) => {
    const cart = await findOwnCart(cartId, context);
    if (!cart) return rejectedPayload([CART_NOT_FOUND]);
    return storeCart(cloneOf(cart, context.clock()), context);
  },
};
