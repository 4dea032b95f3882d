import type {Catalogue} from '../../catalogue/types';
import type {CartUserError} from './cart-payload';

/** The user errors of lines to add or update; `path` is the list's path in the arguments. */
export function checkLines(
  lines: readonly {merchandiseId?: string | null}[],
  path: readonly string[],
  catalogue: Catalogue,
): CartUserError[] {
  return lines.flatMap(({merchandiseId}, position): CartUserError[] => {
    const linePath = [...path, String(position)];
    if (merchandiseId && !catalogue.variantById(merchandiseId)) {
      const message = `The merchandise with id ${merchandiseId} does not exist.`;
      return [{code: 'INVALID', field: [...linePath, 'merchandiseId'], message}];
    }
    return [];
  });
}
