import {cartIdOf} from '../../carts/cart-id';
import type {Shortage} from '../../carts/fit-to-stock';
import type {CartSource} from '../types/find-cart';
import type {CartWarning} from './cart-payload';

/** The warnings for lines that were lowered to the stock or are sold out. */
export function stockWarnings(shortages: readonly Shortage[]): CartWarning[] {
  return shortages.map(({line, quantity}) =>
    quantity === 0
      ? {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: 'The product is already sold out.',
          target: line.id,
        }
      : {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: `Only ${quantity} of it could be added to your cart due to availability.`,
          target: line.id,
        },
  );
}

/** A warning for each entered code without effect: unknown, or entered on an empty cart. */
export function discountWarnings({cart, price}: CartSource): CartWarning[] {
  return price.discountCodes
    .filter(({applicable}) => !applicable)
    .map(({code}) => ({
      code: 'DISCOUNT_NOT_FOUND',
      message: `The discount code ${code} has no effect.`,
      target: cartIdOf(cart),
    }));
}
