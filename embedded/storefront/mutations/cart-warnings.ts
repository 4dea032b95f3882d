import {cartIdOf} from '../../carts/cart-id';
import type {Shortage} from '../../carts/fit-to-stock';
import type {Catalogue} from '../../catalogue/types';
import type {CartSource} from '../types/find-cart';
import type {CartWarning} from './cart-payload';

/** Title of the only variant of a product without options; never shown. */
const DEFAULT_VARIANT_TITLE = 'Default Title';

function titleOf(merchandiseId: string, catalogue: Catalogue): string {
  const found = catalogue.variantById(merchandiseId);
  if (!found) return merchandiseId;
  const {product, variant} = found;
  return variant.title === DEFAULT_VARIANT_TITLE
    ? product.title
    : `${product.title} - ${variant.title}`;
}

/** Shopify's warnings for lines that were lowered to the stock or are sold out. */
export function stockWarnings(shortages: readonly Shortage[], catalogue: Catalogue): CartWarning[] {
  return shortages.map(({line, quantity}) =>
    quantity === 0
      ? {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: `The product '${titleOf(line.merchandiseId, catalogue)}' is already sold out.`,
          target: line.id,
        }
      : {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message:
            quantity === 1
              ? 'Only 1 item was added to your cart due to availability.'
              : `Only ${quantity} items were added to your cart due to availability.`,
          target: line.id,
        },
  );
}

/** A warning for each entered code without effect: unknown, or entered on an empty cart. */
export function discountWarnings({cart, price}: CartSource): CartWarning[] {
  const isEmpty = price.lines.length === 0;
  return price.discountCodes
    .filter((discount) => !discount.applicable)
    .map(({code}): CartWarning => ({
      code: isEmpty ? 'DISCOUNT_CODE_NOT_HONOURED' : 'DISCOUNT_NOT_FOUND',
      message: isEmpty
        ? `The ${code} discount code is not honoured`
        : 'Enter a valid discount code',
      target: cartIdOf(cart),
    }));
}
