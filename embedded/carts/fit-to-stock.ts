import type {Catalogue} from '../catalogue/types';
import type {CartLine} from './types';

/** A line whose quantity exceeds the stock. */
export interface Shortage {
  line: CartLine;
  /** Remaining quantity of the line; 0 when the variant is sold out. */
  quantity: number;
}

/**
 * Lowers each line to the stock, older lines first where several have the same variant. A line of a sold-out variant
 * remains with quantity 0, so that the storefront can report it. Lines of unknown variants are not changed.
 *
 * @see https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/cart/cart-warnings
 */
export function fitToStock(
  lines: readonly CartLine[],
  catalogue: Catalogue,
): {lines: CartLine[]; shortages: Shortage[]} {
  const left = new Map<string, number>();
  const shortages: Shortage[] = [];
  // New lines are first, so the oldest is last.
  const fitted = lines.toReversed().map((line) => {
    const found = catalogue.variantById(line.merchandiseId);
    if (!found) return line;
    const inStock = left.get(line.merchandiseId) ?? found.variant.quantity;
    const quantity = Math.min(line.quantity, Math.max(0, inStock));
    left.set(line.merchandiseId, inStock - quantity);
    if (quantity === line.quantity && quantity > 0) return line;
    shortages.push({line, quantity});
    return {...line, quantity};
  });
  return {lines: fitted.toReversed(), shortages};
}
