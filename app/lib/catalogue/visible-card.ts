import type {ProductCardFragment} from 'storefrontapi.generated';
import type {Marked} from '~/lib/language/untranslated';
import {isOriginal} from './availability';
import {arePricesHidden} from './hidden-prices';
import {formatWorkSize, originalSize as readOriginalSize} from './work-size';
import words from '#words/work-size';

const NBSP = '\u00a0';

/** The length in characters below which a sentence alone would say too little. */
const SHORTEST_TEXT = 24;

/** A product for its card; null in place of hidden prices. */
export type VisibleCard = Omit<
  ProductCardFragment,
  'priceRange' | 'medium' | 'originalSize' | 'originalWidthCm' | 'originalHeightCm' | 'year'
> & {
  priceRange: ProductCardFragment['priceRange'] | null;
  /** What a card says of an original: medium, size and year; null for a print, and without any of them. */
  facts: string | null;
} & Marked;

/** A product as its card shows it, without hidden prices. */
export function visibleCard(product: ProductCardFragment, nowMs: number): VisibleCard {
  const {medium, originalSize, originalWidthCm, originalHeightCm, year, ...rest} = product;
  const {priceRange, description, ...card} = rest;
  const measured = readOriginalSize({originalWidthCm, originalHeightCm, images: card.images});
  const written = originalSize?.value && words.written(originalSize.value);
  const size = written || (measured && formatWorkSize(measured));
  const facts = [medium?.value, size?.replaceAll(' ', NBSP), year?.value];
  const known = facts.filter(Boolean);
  return {
    ...card,
    description: wholeSentences(description),
    priceRange: arePricesHidden(product, nowMs) ? null : priceRange,
    // No line begins with the dot, or breaks within a size.
    facts: isOriginal(product) && known.length > 0 ? known.join(`${NBSP}· `) : null,
  };
}

/** The storefront cuts a long description within a word: it ends with its last whole sentence, or with a whole word. */
function wholeSentences(description: string): string {
  const end = description.search(/\s\S*\.\.\.$/);
  if (end < 0) return description;
  const sentences = /^.*[.!?][”’"']?(?=\s)/s.exec(description.slice(0, end + 1));
  if (sentences && sentences[0].length >= SHORTEST_TEXT) return sentences[0];
  return `${description.slice(0, end).replace(/[\s,;:.–—-]+$/, '')}…`;
}
