import type {CartErrorCode, CartWarningCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartSource} from '../types/find-cart';

/** A buyer's mistake, told in the answer's `userErrors`. */
export interface CartUserError {
  code: `${CartErrorCode}`;
  /** Where in the arguments: `['lines', '0', 'merchandiseId']`. */
  field: readonly string[];
  message: string;
}

/** What the shop changed by itself in a mutation that succeeded. */
export interface CartWarning {
  code: `${CartWarningCode}`;
  message: string;
  /** The id of the line or the cart it is about. */
  target: string;
}

/** What every cart mutation answers. */
export interface CartPayload {
  cart: CartSource | null;
  userErrors: readonly CartUserError[];
  warnings: readonly CartWarning[];
}

/** The answer of a mutation that was refused. The cart is shown unchanged where there is one. */
export function refusal(
  userErrors: readonly CartUserError[],
  cart: CartSource | null = null,
): CartPayload {
  return {cart, userErrors, warnings: []};
}

/** The error of every mutation on a cart that is unknown, completed, or named without its key. */
export const NO_SUCH_CART: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};
