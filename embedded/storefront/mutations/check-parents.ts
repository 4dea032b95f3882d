import type {CartLineParentInput} from 'hydrogen-react-2026-04/storefront-api-types';
import {findParentLine, type NewLine} from '../../carts/cart-lines';
import type {CartLine} from '../../carts/types';
import type {CartUserError} from './cart-payload';

/** A line to add, with the parent that versions from 2025-10 on know. */
export interface LineWithParent {
  merchandiseId: string;
  parent?: CartLineParentInput | null;
}

/** The parent of an input as the cart takes it; null unless exactly one of the two ids is given. */
export function parentOf({lineId, merchandiseId}: CartLineParentInput): NewLine['parent'] | null {
  if (lineId && !merchandiseId) return {lineId};
  return merchandiseId && !lineId ? {merchandiseId} : null;
}

/**
 * The user errors of lines with a parent: it must be in the cart or be added with them, have none itself, and be of
 * another variant.
 *
 * @see https://shopify.dev/docs/apps/build/product-merchandising/nested-cart-lines
 */
export function checkParents(
  lines: readonly LineWithParent[],
  existing: readonly CartLine[],
  path: readonly string[],
): CartUserError[] {
  const added = lines
    .filter(({parent}) => !parent)
    .map(({merchandiseId}) => ({id: '', merchandiseId}));
  return lines.flatMap(({merchandiseId, parent: input}, position): CartUserError[] => {
    if (!input) return [];
    const field = [...path, String(position), 'parent'];
    const parent = parentOf(input);
    if (!parent) {
      // Versions before 2026-01 have no code for it.
      const message = 'Only one of lineId and merchandiseId must be given.';
      return [{code: 'INVALID', field, message}];
    }
    const line = findParentLine<Pick<CartLine, 'id' | 'merchandiseId' | 'parentId'>>(
      [...added, ...existing],
      parent,
    );
    if (!line) {
      const message = 'The parent line does not exist.';
      return [{code: 'PARENT_LINE_NOT_FOUND', field, message}];
    }
    if (line.parentId || line.merchandiseId === merchandiseId) {
      const message = line.parentId
        ? 'A nested line cannot be the parent of another one.'
        : 'A variant cannot be nested under itself.';
      return [{code: 'PARENT_LINE_NESTING_TOO_DEEP', field, message}];
    }
    return [];
  });
}
