import type {MutationCartAttributesUpdateArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {checkAttributes} from './check-attributes';
import {attributesOf} from './line-input';

/** `cartAttributesUpdate`: replaces all attributes of a cart. */
export const cartAttributesUpdateMutation: ResolversOf<unknown> = {
  cartAttributesUpdate: (_root, args: MutationCartAttributesUpdateArgs, context) =>
    changeCart(args.cartId, context, (cart) => {
      const userErrors = checkAttributes(args.attributes, ['attributes']);
      if (userErrors.length) return {userErrors};
      return {cart: {...cart, attributes: attributesOf(args.attributes)}};
    }),
};
