import type {MutationCartDeliveryAddressesReplaceArgs} from 'hydrogen-react-2026-04/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {addDeliveryAddresses, checkDeliveryAddresses} from './delivery-address-input';

/** `cartDeliveryAddressesReplace`: replaces all delivery addresses. */
export const cartDeliveryAddressesReplaceMutation: ResolversOf<unknown> = {
  cartDeliveryAddressesReplace: (
    _root,
    {cartId, addresses}: MutationCartDeliveryAddressesReplaceArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkDeliveryAddresses(addresses, ['addresses']);
      if (userErrors.length) return {userErrors};
      const empty = {...cart, deliveryAddresses: []};
      return {cart: {...empty, deliveryAddresses: addDeliveryAddresses(empty, addresses)}};
    }),
};
