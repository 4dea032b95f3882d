import type {Catalogue} from '../catalogue/types';
import {allocateCents} from './allocate-cents';
import type {Cart, CartPrice, PricedLine} from './types';

interface Discount {
  code: string;
  percent: number;
}

const isSameCode = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/**
 * The price of a cart by the current catalogue, in integer cents. Lines of unknown variants, and lines of quantity 0,
 * are left out. Each discount code takes its whole percentage off the sum of the lines; together they never take more
 * than the sum.
 */
export function priceCart(cart: Cart, catalogue: Catalogue): CartPrice {
  const lines = cart.lines.flatMap((line): PricedLine[] => {
    const found = line.quantity > 0 ? catalogue.variantById(line.merchandiseId) : null;
    if (!found) return [];
    const {product, variant} = found;
    return [
      {
        line,
        productTitle: product.title,
        variantTitle: variant.title,
        selectedOptions: variant.selectedOptions,
        unitCents: variant.priceCents,
        subtotalCents: variant.priceCents * line.quantity,
        discountCents: 0,
        discountAllocations: [],
      },
    ];
  });
  const codes = cart.discountCodes.map((code) => ({
    code,
    discount: catalogue.shop.discountCodes.find((known) => isSameCode(known.code, code)),
  }));
  const discounted = applyDiscounts(
    lines,
    codes.flatMap(({code, discount}) => (discount ? [{code, percent: discount.percent}] : [])),
  );
  const subtotalCents = sum(discounted.map((line) => line.subtotalCents));
  const discountCents = sum(discounted.map((line) => line.discountCents));
  return {
    lines: discounted,
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    discountCodes: codes.map(({code, discount}) => ({
      code,
      applicable: discount !== undefined && subtotalCents > 0,
    })),
  };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

/** Allocates every discount to the lines in proportion to their subtotals. */
function applyDiscounts(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
): readonly PricedLine[] {
  const subtotal = sum(lines.map((line) => line.subtotalCents));
  return discounts.reduce((current, {code, percent}) => {
    const remaining = current.map((line) => line.subtotalCents - line.discountCents);
    const amount = Math.min(Math.round((subtotal * percent) / 100), sum(remaining));
    const shares = allocateCents(amount, remaining);
    return current.map((line, position) => ({
      ...line,
      discountCents: line.discountCents + shares[position]!,
      discountAllocations: [...line.discountAllocations, {code, cents: shares[position]!}],
    }));
  }, lines);
}
