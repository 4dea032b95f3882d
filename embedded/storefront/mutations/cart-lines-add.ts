import type {MutationCartLinesAddArgs} from 'hydrogen-react-2026-04/storefront-api-types';
import {addLines} from '../../carts/cart-lines';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {checkCartSize, checkLines} from './check-lines';
import {checkParents} from './check-parents';
import {createLineIds, newLineOf} from './line-input';

/** `cartLinesAdd`: adds merchandise to a cart. One unknown variant rejects the whole mutation. */
export const cartLinesAddMutation: ResolversOf<unknown> = {
  cartLinesAdd: (_root, {cartId, lines}: MutationCartLinesAddArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const errors = [
        ...checkLines(lines, ['lines'], context.catalogue),
        ...checkParents(lines, cart.lines, ['lines']),
      ];
      if (errors.length) return {userErrors: errors, hideCart: true};
      const all = addLines(cart.lines, lines.map(newLineOf), createLineIds(cart));
      const tooLarge = checkCartSize(all.length, ['lines']);
      return tooLarge.length ? {userErrors: tooLarge} : {cart: {...cart, lines: all}};
    }),
};
