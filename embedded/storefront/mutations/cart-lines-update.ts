import type {
  CartLineUpdateInput,
  MutationCartLinesUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {updateLines, type LineChange} from '../../carts/cart-lines';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {checkLines} from './check-lines';
import {attributesOf} from './line-input';
import {unknownLines} from './unknown-lines';

function changeOf({id, quantity, merchandiseId, attributes}: CartLineUpdateInput): LineChange {
  return {
    id,
    quantity: quantity ?? undefined,
    merchandiseId: merchandiseId ?? undefined,
    attributes: attributes ? attributesOf(attributes) : undefined,
  };
}

/** `cartLinesUpdate`: updates lines by id; quantity 0 removes one. With any user error nothing changes. */
export const cartLinesUpdateMutation: ResolversOf<unknown> = {
  cartLinesUpdate: (_root, {cartId, lines}: MutationCartLinesUpdateArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const ids = lines.map((line) => line.id);
      const userErrors = [
        ...unknownLines(cart, ids, (position) => ['lines', position, 'id']),
        ...checkLines(lines, ['lines'], context.catalogue),
      ];
      if (userErrors.length) return {userErrors};
      return {cart: {...cart, lines: updateLines(cart.lines, lines.map(changeOf))}};
    }),
};
