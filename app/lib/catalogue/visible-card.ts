import type {ProductCardFragment} from 'storefrontapi.generated';
import {isOriginal} from './availability';
import {arePricesHidden} from './hidden-prices';
import {formatWorkSize, originalSize as readOriginalSize} from './work-size';

/** A product for its card; null in place of hidden prices. */
export type VisibleCard = Omit<
  ProductCardFragment,
  'priceRange' | 'medium' | 'originalSize' | 'originalWidthCm' | 'originalHeightCm' | 'year'
> & {
  priceRange: ProductCardFragment['priceRange'] | null;
  /** What a card says of an original: medium, size and year; null for a print, and without any of them. */
  facts: string | null;
};

/** A product as its card shows it, without hidden prices. */
export function visibleCard(product: ProductCardFragment, nowMs: number): VisibleCard {
  const {medium, originalSize, originalWidthCm, originalHeightCm, year, ...rest} = product;
  const {priceRange, description, ...card} = rest;
  const measured = readOriginalSize({originalWidthCm, originalHeightCm, images: card.images});
  const size = originalSize?.value || (measured && formatWorkSize(measured));
  const facts = [medium?.value, size, year?.value].filter(Boolean);
  return {
    ...card,
    description: wholeWords(description),
    priceRange: arePricesHidden(product, nowMs) ? null : priceRange,
    facts: isOriginal(product) && facts.length > 0 ? facts.join(' · ') : null,
  };
}

/** The storefront cuts a long description within a word. */
function wholeWords(description: string): string {
  const end = description.search(/\s\S*\.\.\.$/);
  if (end < 0) return description;
  return `${description.slice(0, end).replace(/[\s,;:.–—-]+$/, '')}…`;
}
