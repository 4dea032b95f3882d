import type {
  CartSelectableAddressUpdateInput,
  MutationCartDeliveryAddressesUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartDeliveryAddress} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {addressOf, checkDeliveryAddresses} from './delivery-address-input';
import {unknownAddresses} from './unknown-addresses';

function applyUpdate(
  address: CartDeliveryAddress,
  update: CartSelectableAddressUpdateInput | undefined,
  isSelectionMoved: boolean,
): CartDeliveryAddress {
  const selected = update?.selected ?? (isSelectionMoved ? false : address.selected);
  if (!update) return {...address, selected};
  const given = update.address?.deliveryAddress;
  return {
    id: address.id,
    address: given ? addressOf(given) : address.address,
    selected,
    oneTimeUse: update.oneTimeUse ?? address.oneTimeUse,
  };
}

/** `cartDeliveryAddressesUpdate`: updates addresses by id, or selects another one. */
export const cartDeliveryAddressesUpdateMutation: ResolversOf<unknown> = {
  cartDeliveryAddressesUpdate: (
    _root,
    {cartId, addresses}: MutationCartDeliveryAddressesUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const ids = addresses.map((one) => one.id);
      const userErrors = [
        ...unknownAddresses(cart, ids, (position) => ['addresses', position, 'id']),
        ...checkDeliveryAddresses(
          addresses.map(({address, selected}) => ({address: address ?? undefined, selected})),
          ['addresses'],
        ),
      ];
      if (userErrors.length) return {userErrors};
      const isSelectionMoved = addresses.some((one) => one.selected);
      const deliveryAddresses = (cart.deliveryAddresses ?? []).map((address) =>
        applyUpdate(
          address,
          addresses.find((one) => one.id === address.id),
          isSelectionMoved,
        ),
      );
      return {cart: {...cart, deliveryAddresses}};
    }),
};
