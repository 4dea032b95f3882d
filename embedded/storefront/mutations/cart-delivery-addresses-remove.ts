import type {MutationCartDeliveryAddressesRemoveArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {unknownAddresses} from './unknown-addresses';

/** `cartDeliveryAddressesRemove`: removes delivery addresses. */
export const cartDeliveryAddressesRemoveMutation: ResolversOf<unknown> = {
  cartDeliveryAddressesRemove: (
    _root,
    {cartId, addressIds}: MutationCartDeliveryAddressesRemoveArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = unknownAddresses(cart, addressIds, (position) => ['addressIds', position]);
      if (userErrors.length) return {userErrors};
      const remaining = (cart.deliveryAddresses ?? []).filter(({id}) => !addressIds.includes(id));
      return {cart: {...cart, deliveryAddresses: remaining}};
    }),
};
