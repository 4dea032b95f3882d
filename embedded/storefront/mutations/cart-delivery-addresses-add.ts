import type {MutationCartDeliveryAddressesAddArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartDeliveryAddress} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';
import type {CartWarning} from './cart-payload';
import {changeCart} from './change-cart';
import {
  addDeliveryAddresses,
  checkDeliveryAddresses,
  isSameAddress,
} from './delivery-address-input';

function duplicateWarnings(addresses: readonly CartDeliveryAddress[]): CartWarning[] {
  return addresses
    .filter((one, position) =>
      addresses.slice(0, position).some((before) => isSameAddress(before.address, one.address)),
    )
    .map(({id}): CartWarning => ({
      code: 'DUPLICATE_DELIVERY_ADDRESS',
      message: 'A delivery address with the same details already exists on this cart.',
      target: id,
    }));
}

/** `cartDeliveryAddressesAdd`: adds delivery addresses. */
export const cartDeliveryAddressesAddMutation: ResolversOf<unknown> = {
  cartDeliveryAddressesAdd: (
    _root,
    {cartId, addresses}: MutationCartDeliveryAddressesAddArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkDeliveryAddresses(addresses, ['addresses']);
      if (userErrors.length) return {userErrors};
      const deliveryAddresses = addDeliveryAddresses(cart, addresses);
      return {cart: {...cart, deliveryAddresses}, warnings: duplicateWarnings(deliveryAddresses)};
    }),
};
