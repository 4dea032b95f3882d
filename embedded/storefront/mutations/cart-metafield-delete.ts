import type {MutationCartMetafieldDeleteArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {derivedGid} from '../schema/gid';
import {publicCartIdOf} from '../../carts/cart-id';
import type {ResolversOf} from '../schema/resolvers-of';
import {metafieldKeyOf} from './cart-metafield-input';
import {changeCart} from './change-cart';

/** `cartMetafieldDelete`: removes one metafield of a cart. */
export const cartMetafieldDeleteMutation: ResolversOf<unknown> = {
  cartMetafieldDelete: async (_root, {input}: MutationCartMetafieldDeleteArgs, context) => {
    const {namespace, key} = metafieldKeyOf(input.key);
    let isKnown = false;
    const {cart} = await changeCart(input.ownerId, context, (owner) => {
      const remaining = owner.metafields?.filter(
        (one) => one.namespace !== namespace || one.key !== key,
      );
      isKnown = remaining?.length !== owner.metafields?.length;
      return {cart: {...owner, metafields: remaining}};
    });
    if (!cart) {
      const error = {
        code: 'INVALID_OWNER',
        field: ['input', 'ownerId'],
        message: 'Owner does not exist.',
      };
      return {deletedId: null, userErrors: [error]};
    }
    if (!isKnown) {
      const error = {
        code: 'METAFIELD_DOES_NOT_EXIST',
        field: ['input', 'key'],
        message: 'Metafield does not exist.',
      };
      return {deletedId: null, userErrors: [error]};
    }
    const deletedId = derivedGid('Metafield', `${publicCartIdOf(cart.cart)} ${namespace}.${key}`);
    return {deletedId, userErrors: []};
  },
};
