import type {
  MutationCartBuyerIdentityUpdateArgs,
  MutationCartDiscountCodesUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {distinctCodes, mergeBuyerIdentity} from './cart-input';
import {changeCart} from './change-cart';

/** The mutations of a cart's data besides its lines. */
export const cartDetailMutations: ResolversOf<unknown> = {
  /** The hosted checkout fills its form with the buyer identity. */
  cartBuyerIdentityUpdate: (
    _root,
    {cartId, buyerIdentity}: MutationCartBuyerIdentityUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, buyerIdentity: mergeBuyerIdentity(cart.buyerIdentity, buyerIdentity)},
    })),
  /** An unknown code is stored as not applicable, with a warning. */
  cartDiscountCodesUpdate: (
    _root,
    {cartId, discountCodes}: MutationCartDiscountCodesUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, discountCodes: distinctCodes(discountCodes)},
    })),
};
