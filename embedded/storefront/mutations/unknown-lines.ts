import type {Cart} from '../../carts/types';
import type {CartUserError} from './cart-payload';

/** A user error for each id without a line in the cart; `fieldOf` returns the path of an id by its index. */
export function unknownLines(
  cart: Cart,
  ids: readonly string[],
  fieldOf: (position: string) => readonly string[],
): CartUserError[] {
  return ids.flatMap((id, position): CartUserError[] => {
    if (cart.lines.some((line) => line.id === id)) return [];
    const tail = id.slice(id.lastIndexOf('/') + 1);
    const message = `The merchandise line with id ${tail} does not exist.`;
    return [{code: 'INVALID_MERCHANDISE_LINE', field: fieldOf(String(position)), message}];
  });
}
