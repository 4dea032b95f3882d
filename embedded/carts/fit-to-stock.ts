import type {Catalogue} from '../catalogue/types';
import type {CartLine} from './cart';

/** A line whose quantity exceeds the stock. */
export interface Shortage {
  line: CartLine;
  /** Remaining quantity of the line; 0 when the variant is sold out. */
  quantity: number;
}

/**
 * Lowers each line to the stock. A line of a sold-out variant remains with quantity 0, so that the storefront can report
 * it. Lines of unknown variants are not changed.
 *
 * @see https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/cart/cart-warnings
 */
export function fitToStock(
  lines: readonly CartLine[],
  catalogue: Catalogue,
): {lines: CartLine[]; shortages: Shortage[]} {
  const shortages: Shortage[] = [];
  const fitted = lines.map((line) => {
    const inStock = catalogue.variantById(line.merchandiseId)?.variant.quantity ?? line.quantity;
    const quantity = Math.min(line.quantity, inStock);
    if (quantity < line.quantity || quantity === 0) shortages.push({line, quantity});
    return {...line, quantity};
  });
  return {lines: fitted, shortages};
}
