import {formatMoney, toCents, type Money} from '~/lib/money';

/** The cheapest and the dearest variant of a product. */
export interface PriceRange {
  minVariantPrice: Money;
  maxVariantPrice: {amount: string};
}

/** 'CAD $45.00', or 'From CAD $45.00' when other variants cost more. */
export function formatPriceRange({minVariantPrice, maxVariantPrice}: PriceRange): string {
  const price = formatMoney(minVariantPrice);
  return toCents(maxVariantPrice.amount) > toCents(minVariantPrice.amount)
    ? `From ${price}`
    : price;
}

/** The range of the variants that a product page reads; null when no price is known. */
export function findPriceRange({
  variants,
}: {
  variants: {nodes: {price: Money | null}[]};
}): PriceRange | null {
  const [cheapest, ...others] = variants.nodes
    .map(({price}) => price)
    .filter((price) => price !== null)
    .sort((a, b) => toCents(a.amount) - toCents(b.amount));
  return cheapest ? {minVariantPrice: cheapest, maxVariantPrice: others.at(-1) ?? cheapest} : null;
}
