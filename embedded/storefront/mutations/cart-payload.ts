import type {CartErrorCode, CartWarningCode} from 'hydrogen-react-2026-04/storefront-api-types';
import type {CartSource} from '../types/find-cart';

/** An entry of `userErrors`. */
export interface CartUserError {
  code: `${CartErrorCode}`;
  /** Path in the arguments: `['lines', '0', 'merchandiseId']`. */
  field: readonly string[];
  message: string;
}

/** An adjustment that the API made in a successful mutation. */
export interface CartWarning {
  code: `${CartWarningCode}`;
  message: string;
  /** The id of the line or cart. */
  target: string;
}

/** The payload of every cart mutation. */
export interface CartPayload {
  cart: CartSource | null;
  userErrors: readonly CartUserError[];
  warnings: readonly CartWarning[];
}

/** The payload of a rejected mutation, with the unchanged cart where there is one. */
export function rejectedPayload(
  userErrors: readonly CartUserError[],
  cart: CartSource | null = null,
): CartPayload {
  return {cart, userErrors, warnings: []};
}

/** The error for a cart that is unknown, completed, or requested without its key. */
export const CART_NOT_FOUND: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};
