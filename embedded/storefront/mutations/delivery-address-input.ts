import {randomUUID} from 'node:crypto';
import type {
  CartDeliveryAddressInput,
  CartSelectableAddressInput,
} from '@shopify/hydrogen-react/storefront-api-types';
import {cartPartId} from '../../carts/cart-id';
import type {Cart, CartAddress, CartDeliveryAddress} from '../../carts/types';
import type {CartUserError} from './cart-payload';

/** An address as a cart stores it. */
export function addressOf(input: Partial<CartDeliveryAddressInput>): CartAddress {
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

/** The user errors of delivery addresses; `path` is the list's path in the arguments. */
export function checkDeliveryAddresses(
  inputs: readonly Partial<CartSelectableAddressInput>[],
  path: readonly string[],
): CartUserError[] {
  const errors = inputs.flatMap(({address}, position): CartUserError[] =>
    address?.copyFromCustomerAddressId
      ? [
          {
            code: 'INVALID',
            field: [...path, String(position), 'address', 'copyFromCustomerAddressId'],
            message: 'The customer address does not exist.',
          },
        ]
      : [],
  );
  if (inputs.filter((input) => input.selected).length > 1) {
    errors.push({
      code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      field: path,
      message: 'Only one delivery address can be selected.',
    });
  }
  return errors;
}

/**
 * Adds addresses to a cart. A new selected address replaces the selected one; the very first is selected by default.
 */
export function addDeliveryAddresses(
  cart: Cart,
  inputs: readonly CartSelectableAddressInput[],
): CartDeliveryAddress[] {
  const before = cart.deliveryAddresses ?? [];
  const added = inputs.map((input): CartDeliveryAddress => ({
    id: cartPartId('CartSelectableAddress', randomUUID(), cart),
    address: addressOf(input.address.deliveryAddress ?? {}),
    selected: input.selected ?? false,
    oneTimeUse: input.oneTimeUse ?? false,
  }));
  const all = [...selectOnly(before, added), ...added];
  return all.some((one) => one.selected)
    ? all
    : all.map((one, position) => ({...one, selected: position === 0}));
}

/** Deselects the addresses when one of the others is selected. */
function selectOnly(
  addresses: readonly CartDeliveryAddress[],
  others: readonly CartDeliveryAddress[],
): CartDeliveryAddress[] {
  const isTaken = others.some((other) => other.selected);
  return addresses.map((one) => (isTaken ? {...one, selected: false} : one));
}

/** Whether two addresses are identical. */
export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  return (
    JSON.stringify(addressOf(one as CartDeliveryAddressInput)) ===
    JSON.stringify(addressOf(other as CartDeliveryAddressInput))
  );
}
