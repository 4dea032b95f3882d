import type {Cart} from '../../carts/types';
import type {CartUserError} from './cart-payload';

/** An error for each id that is not of a delivery address of the cart; `fieldOf` gives the path of an id by its position. */
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
