import type {MutationCartLinesRemoveArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {removeLines} from '../../carts/cart-lines';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {unknownLines} from './unknown-lines';

/** `cartLinesRemove`: removes lines from a cart. */
export const cartLinesRemoveMutation: ResolversOf<unknown> = {
  cartLinesRemove: (_root, {cartId, lineIds}: MutationCartLinesRemoveArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = unknownLines(cart, lineIds, (position) => ['lineIds', position]);
      if (userErrors.length) return {userErrors};
      return {cart: {...cart, lines: removeLines(cart.lines, lineIds)}};
    }),
};
