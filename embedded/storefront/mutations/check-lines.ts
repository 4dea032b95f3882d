import type {Cart} from '../../carts/types';
import type {Catalogue} from '../../catalogue/types';
import type {CartUserError} from './cart-payload';

interface LineToCheck {
  merchandiseId?: string | null;
  quantity?: number | null;
}

/** The user errors of lines to add or update; `path` is the list's path in the arguments. */
export function checkLines(
  lines: readonly LineToCheck[],
  path: readonly string[],
  catalogue: Catalogue,
): CartUserError[] {
  return lines.flatMap(({merchandiseId, quantity}, position): CartUserError[] => {
    const linePath = [...path, String(position)];
    if (merchandiseId && !catalogue.variantById(merchandiseId)) {
      const message = `The merchandise with id ${merchandiseId} does not exist.`;
      return [{code: 'INVALID', field: [...linePath, 'merchandiseId'], message}];
    }
    if (quantity != null && quantity < 0) {
      const message = 'The quantity must be at least 0.';
      return [{code: 'MINIMUM_NOT_MET', field: [...linePath, 'quantity'], message}];
    }
    return [];
  });
}

/** A user error for each id without a line in the cart; `path` is the list's path in the arguments. */
export function checkLineIds(
  cart: Cart,
  ids: readonly string[],
  path: readonly string[],
): CartUserError[] {
  return ids.flatMap((id, position): CartUserError[] => {
    if (cart.lines.some((line) => line.id === id)) return [];
    const message = `The merchandise line with id ${id} does not exist.`;
    return [{code: 'INVALID_MERCHANDISE_LINE', field: [...path, String(position)], message}];
  });
}
