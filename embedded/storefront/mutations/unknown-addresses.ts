import type {Cart} from '../../carts/types';
import type {CartUserError} from './cart-payload';

/**
 * A user error for each id without a delivery address in the cart; `fieldOf` returns the path of an id by its index.
 */
export function unknownAddresses(
  cart: Cart,
  ids: readonly string[],
  fieldOf: (position: string) => readonly string[],
): CartUserError[] {
  return ids.flatMap((id, position): CartUserError[] => {
    if (cart.deliveryAddresses?.some((one) => one.id === id)) return [];
    const message = `The delivery address with id ${id} does not exist.`;
    return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: fieldOf(String(position)), message}];
  });
}
