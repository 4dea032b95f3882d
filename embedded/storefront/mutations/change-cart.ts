import type {CartErrorCode, CartWarningCode} from 'hydrogen-react-2026-04/storefront-api-types';
import {type Cart, cartIdOf, type CartLine, saveCart} from '../../carts/cart';
import {priceCart} from '../../carts/price';
import type {Catalogue} from '../../catalogue/types';
import type {Queryable} from '../../database/database';
import type {StorefrontContext} from '../context';
import {findCart} from '../types/cart';

/** An entry of `userErrors`. */
interface CartUserError {
  code: `${CartErrorCode}`;
  /** Path in the arguments: `['lines', '0', 'merchandiseId']`. */
  field: readonly string[];
  message: string;
}

/** An adjustment that the API made in a successful mutation. */
interface CartWarning {
  code: `${CartWarningCode}`;
  message: string;
  /** The id of the line or cart. */
  target: string;
}

/** The payload of every cart mutation. */
interface CartPayload {
  cart: Cart | null;
  userErrors: readonly CartUserError[];
  warnings: readonly CartWarning[];
}

/** The payload of a rejected mutation, with the unchanged cart where there is one. */
export function rejectedPayload(
  userErrors: readonly CartUserError[],
  cart: Cart | null = null,
): CartPayload {
  return {cart, userErrors, warnings: []};
}

/** The error for a cart that is unknown, completed, or requested without its key. */
const CART_NOT_FOUND: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

/**
 * Lowers each line to the stock, with a warning. A line of a sold-out variant remains with quantity 0, so that the
 * storefront can report it. Lines of unknown variants are not changed.
 *
 * @see https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/cart/cart-warnings
 */
function fitToStock(
  lines: readonly CartLine[],
  catalogue: Catalogue,
): {lines: CartLine[]; warnings: CartWarning[]} {
  const warnings: CartWarning[] = [];
  const fitted = lines.map((line) => {
    const inStock = catalogue.variantById(line.merchandiseId)?.variant.quantity ?? line.quantity;
    const quantity = Math.min(line.quantity, inStock);
    if (quantity === 0) {
      const message = 'The product is already sold out.';
      warnings.push({code: 'MERCHANDISE_OUT_OF_STOCK', message, target: line.id});
    } else if (quantity < line.quantity) {
      const message = `Only ${quantity} of it could be added to your cart due to availability.`;
      warnings.push({code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: line.id});
    }
    return {...line, quantity};
  });
  return {lines: fitted, warnings};
}

/** A warning for each entered code without effect: unknown, or entered on an empty cart. */
function discountWarnings(cart: Cart, catalogue: Catalogue): CartWarning[] {
  return priceCart(cart, catalogue)
    .discountCodes.filter(({applicable}) => !applicable)
    .map(({code}) => ({
      code: 'DISCOUNT_NOT_FOUND',
      message: `The discount code ${code} has no effect.`,
      target: cartIdOf(cart),
    }));
}

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

/** The result of a mutation: the changed cart, or the user errors. */
type CartChange =
  {cart: Cart; warnings?: readonly CartWarning[]} | {userErrors: readonly CartUserError[]};

/** Fits a changed cart to the stock, stores it and returns it with warnings about the adjustments. */
export async function storeCart(
  database: Queryable,
  cart: Cart,
  context: StorefrontContext,
  warnings: readonly CartWarning[] = [],
): Promise<CartPayload> {
  const {lines, warnings: stockWarnings} = fitToStock(cart.lines, context.catalogue);
  const stored = {...cart, lines, updatedAt: context.clock().toISOString()};
  await saveCart(database, stored);
  return {
    cart: stored,
    userErrors: [],
    warnings: [...stockWarnings, ...discountWarnings(stored, context.catalogue), ...warnings],
  };
}

/** Changes one cart by its id, in a transaction: those run one after another, so that no change is lost. */
export function changeCart(
  cartId: string,
  context: StorefrontContext,
  change: (cart: Cart) => CartChange,
): Promise<CartPayload> {
  return context.database.transaction(async (transaction) => {
    const cart = await findCart(cartId, transaction);
    if (!cart) return rejectedPayload([CART_NOT_FOUND]);
    const changed = change(cart);
    if ('cart' in changed) return storeCart(transaction, changed.cart, context, changed.warnings);
    return rejectedPayload(changed.userErrors, cart);
  });
}
