import type {MutationCartNoteUpdateArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {checkNote} from './check-note';

/** `cartNoteUpdate`: replaces the shopper's note to the painter. */
export const cartNoteUpdateMutation: ResolversOf<unknown> = {
  cartNoteUpdate: (_root, {cartId, note}: MutationCartNoteUpdateArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkNote(note, ['note']);
      return userErrors.length ? {userErrors, hideCart: true} : {cart: {...cart, note}};
    }),
};
