import type {Catalogue, Product, Variant} from '../catalogue/types';
import type {Cart, CartLine} from './cart';

interface PricedLine {
  line: CartLine;
  product: Product;
  variant: Variant;
  /** Quantity times unit price, before discounts. */
  subtotalCents: number;
}

/** The current price of a cart, for the hosted checkout and the API's `cost` fields. */
interface CartPrice {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** Each entered code: whether it exists, and its discount on the whole cart. */
  discountCodes: readonly {code: string; applicable: boolean; cents: number}[];
}

/**
 * The price of a cart by the current catalogue, in integer cents. Leaves out lines of unknown variants and lines with
 * quantity 0. Each discount code takes its full percentage off the sum of the lines; together they never exceed the
 * sum.
 */
export function priceCart(cart: Cart, catalogue: Catalogue): CartPrice {
  const lines = cart.lines.flatMap((line): PricedLine[] => {
    const found = line.quantity > 0 ? catalogue.variantById(line.merchandiseId) : null;
    if (!found) return [];
    return [{line, ...found, subtotalCents: found.variant.priceCents * line.quantity}];
  });
  const subtotalCents = lines.reduce((sum, line) => sum + line.subtotalCents, 0);
  let totalCents = subtotalCents;
  const discountCodes = cart.discountCodes.map((code) => {
    const percent = percentOf(code, catalogue);
    const cents = Math.min(Math.round((subtotalCents * percent) / 100), totalCents);
    totalCents -= cents;
    return {code, applicable: percent > 0 && subtotalCents > 0, cents};
  });
  return {
    lines,
    subtotalCents,
    discountCents: subtotalCents - totalCents,
    totalCents,
    discountCodes,
  };
}

/** The discount of a code, ignoring case; 0 for an unknown one. */
function percentOf(code: string, {shop}: Catalogue): number {
  const isSame = (other: string) => other.toLowerCase() === code.toLowerCase();
  return shop.discountCodes.find((known) => isSame(known.code))?.percent ?? 0;
}
