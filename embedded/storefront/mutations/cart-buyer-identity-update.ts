import type {MutationCartBuyerIdentityUpdateArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {checkBuyerIdentity, mergeBuyerIdentity} from './buyer-identity-input';
import {changeCart} from './change-cart';

/** `cartBuyerIdentityUpdate`: sets the buyer identity; the hosted checkout prefills its form with it. */
export const cartBuyerIdentityUpdateMutation: ResolversOf<unknown> = {
  cartBuyerIdentityUpdate: (
    _root,
    {cartId, buyerIdentity}: MutationCartBuyerIdentityUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkBuyerIdentity(buyerIdentity, ['buyerIdentity']);
      if (userErrors.length) return {userErrors};
      const merged = mergeBuyerIdentity(cart.buyerIdentity, buyerIdentity);
      return {cart: {...cart, buyerIdentity: merged}};
    }),
};
