import type {MutationCartDiscountCodesUpdateArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {distinctCodes} from './discount-codes';

/**
 * `cartDiscountCodesUpdate`: replaces the entered codes. An unknown one is stored as not applicable, with a warning.
 */
export const cartDiscountCodesUpdateMutation: ResolversOf<unknown> = {
  cartDiscountCodesUpdate: (
    _root,
    {cartId, discountCodes}: MutationCartDiscountCodesUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, discountCodes: distinctCodes(discountCodes ?? [])},
    })),
};
