import type {ShopWords} from '~/words';
import {formatMoney, toCents, type Money} from '~/lib/money';

export interface PriceRange {
  minVariantPrice: Money;
  maxVariantPrice: {amount: string};
}

/** 'CAD $45.00', or 'From CAD $45.00' when other variants cost more. */
export function formatPriceRange(
  words: ShopWords,
  {minVariantPrice, maxVariantPrice}: PriceRange,
): string {
  const price = formatMoney(words, minVariantPrice);
  return toCents(maxVariantPrice.amount) > toCents(minVariantPrice.amount)
    ? words.catalogue.priceFrom(price)
    : price;
}

/** The price range of a product's variants; null when the price is hidden. */
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
