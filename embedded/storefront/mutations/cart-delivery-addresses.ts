import {randomUUID} from 'node:crypto';
import type {
  CartDeliveryAddressInput,
  CartSelectableAddressInput,
  MutationCartDeliveryAddressesAddArgs,
  MutationCartDeliveryAddressesRemoveArgs,
  MutationCartDeliveryAddressesReplaceArgs,
  MutationCartDeliveryAddressesUpdateArgs,
} from 'hydrogen-react-2026-04/storefront-api-types';
import {cartPartId} from '../../carts/cart-id';
import type {Cart, CartAddress, CartDeliveryAddress} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';

function addressOf(input: CartDeliveryAddressInput): CartAddress {
  return {
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    company: input.company ?? null,
    address1: input.address1 ?? null,
    address2: input.address2 ?? null,
    city: input.city ?? null,
    provinceCode: input.provinceCode ?? null,
    countryCode: input.countryCode ?? null,
    zip: input.zip ?? null,
    phone: input.phone ?? null,
  };
}

/** Adds addresses to those of a cart. */
export function addDeliveryAddresses(
  cart: Cart,
  inputs: readonly CartSelectableAddressInput[],
): CartDeliveryAddress[] {
  const added = inputs.map(({address, selected, oneTimeUse}) => ({
    id: cartPartId('CartSelectableAddress', randomUUID(), cart),
    address: addressOf(address.deliveryAddress ?? {}),
    selected: selected ?? false,
    oneTimeUse: oneTimeUse ?? false,
  }));
  return [...(cart.deliveryAddresses ?? []), ...added];
}

/** The mutations of a cart's delivery addresses. */
export const cartDeliveryAddressMutations: ResolversOf<unknown> = {
  cartDeliveryAddressesAdd: (
    _root,
    {cartId, addresses}: MutationCartDeliveryAddressesAddArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, deliveryAddresses: addDeliveryAddresses(cart, addresses)},
    })),
  cartDeliveryAddressesRemove: (
    _root,
    {cartId, addressIds}: MutationCartDeliveryAddressesRemoveArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {
        ...cart,
        deliveryAddresses: cart.deliveryAddresses?.filter(({id}) => !addressIds.includes(id)),
      },
    })),
  cartDeliveryAddressesReplace: (
    _root,
    {cartId, addresses}: MutationCartDeliveryAddressesReplaceArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const empty = {...cart, deliveryAddresses: []};
      return {cart: {...cart, deliveryAddresses: addDeliveryAddresses(empty, addresses)}};
    }),
  cartDeliveryAddressesUpdate: (
    _root,
    {cartId, addresses}: MutationCartDeliveryAddressesUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {
        ...cart,
        deliveryAddresses: cart.deliveryAddresses?.map((before) => {
          const update = addresses.find(({id}) => id === before.id);
          const given = update?.address?.deliveryAddress;
          return {
            ...before,
            address: given ? addressOf(given) : before.address,
            selected: update?.selected ?? before.selected,
          };
        }),
      },
    })),
};
