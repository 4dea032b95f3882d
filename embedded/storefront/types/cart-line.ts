import type {CartLine} from '../../carts/types';
import type {StorefrontContext} from '../context';
import {moneyOf} from '../schema/money';
import type {CartSource} from './find-cart';
import {type VariantSource, variantSource} from './product-variant';

/** A cart's lines with their variants; lines of deleted variants are left out. */
export function cartLineSources({cart}: CartSource, {catalogue}: StorefrontContext): object[] {
  return cart.lines.flatMap((line) => {
    const found = catalogue.variantById(line.merchandiseId);
    return found ? [cartLineSource(line, variantSource(found.product, found.variant))] : [];
  });
}

/** `CartLine`: a quantity of a variant. */
function cartLineSource({id, quantity}: CartLine, variant: VariantSource): object {
  const {priceCents, compareAtPriceCents} = variant;
  return {
    __typename: 'CartLine',
    id,
    quantity,
    merchandise: {__typename: 'ProductVariant', ...variant},
    cost: {
      totalAmount: moneyOf(priceCents * quantity),
      subtotalAmount: moneyOf(priceCents * quantity),
      amountPerQuantity: moneyOf(priceCents),
      compareAtAmountPerQuantity:
        compareAtPriceCents === null ? null : moneyOf(compareAtPriceCents),
    },
  };
}
