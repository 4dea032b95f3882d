import type {AttributeInput} from '@shopify/hydrogen-react/storefront-api-types';
import type {Catalogue} from '../../catalogue/types';
import type {CartUserError} from './cart-payload';
import {checkAttributes} from './check-attributes';

/** Shopify's maximum quantity of a line. */
const MAX_QUANTITY = 1_000_000;
/** Shopify's maximum number of lines in a cart. */
const MAX_CART_LINES = 500;

export interface LineToCheck {
  merchandiseId?: string | null;
  quantity?: number | null;
  sellingPlanId?: string | null;
  attributes?: readonly AttributeInput[] | null;
}

/** The user errors of lines to add or update; `path` is the list's path in the arguments. */
export function checkLines(
  lines: readonly LineToCheck[],
  path: readonly string[],
  catalogue: Catalogue,
): CartUserError[] {
  return lines.flatMap((line, position) => checkLine(line, [...path, String(position)], catalogue));
}

function checkLine(
  {merchandiseId, quantity, sellingPlanId, attributes}: LineToCheck,
  path: readonly string[],
  catalogue: Catalogue,
): CartUserError[] {
  if (merchandiseId && !catalogue.variantById(merchandiseId)) {
    const message = `The merchandise with id ${merchandiseId} does not exist.`;
    return [{code: 'INVALID', field: [...path, 'merchandiseId'], message}];
  }
  if (quantity != null && quantity < 0) {
    const message = 'The quantity must be at least 0.';
    return [{code: 'MINIMUM_NOT_MET', field: [...path, 'quantity'], message}];
  }
  if (quantity != null && quantity >= MAX_QUANTITY) {
    const message = `The quantity must be less than ${MAX_QUANTITY}.`;
    return [{code: 'LESS_THAN', field: [...path, 'quantity'], message}];
  }
  if (sellingPlanId) {
    const message = 'Cannot apply selling plan to variant';
    return [{code: 'SELLING_PLAN_NOT_APPLICABLE', field: [...path, 'sellingPlanId'], message}];
  }
  return checkAttributes(attributes, [...path, 'attributes']);
}

/** The user error of a cart with more lines than Shopify allows; empty otherwise. */
export function checkCartSize(lineCount: number, path: readonly string[]): CartUserError[] {
  if (lineCount <= MAX_CART_LINES) return [];
  const message = `The cart cannot hold more than ${MAX_CART_LINES} lines.`;
  return [{code: 'CART_TOO_LARGE', field: path, message}];
}
