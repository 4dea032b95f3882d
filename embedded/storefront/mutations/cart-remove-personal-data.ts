import type {MutationCartRemovePersonalDataArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';

/** `cartRemovePersonalData`: deletes the buyer's data; the lines remain. */
export const cartRemovePersonalDataMutation: ResolversOf<unknown> = {
  cartRemovePersonalData: (_root, {cartId}: MutationCartRemovePersonalDataArgs, context) =>
    changeCart(cartId, context, (cart) => ({
      cart: {
        ...cart,
        buyerIdentity: {...cart.buyerIdentity, email: null, phone: null},
        deliveryAddresses: [],
        billingAddress: null,
      },
    })),
};
