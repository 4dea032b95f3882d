import type {ProductCardFragment} from 'storefrontapi.generated';
import type {Marked} from '~/lib/language/untranslated';
import {isOriginal, leadingVariant} from '~/shop/product/availability';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {formatWorkSize, originalSize as readOriginalSize} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';

const NBSP = '\u00a0';

/**
 * The first sentences, as far as 80 characters hold them: two lines of a narrow card. A longer first sentence stays whole, and CSS
 * ends it where it has no more room. A very short one alone would say too little.
 */
const FIRST_SENTENCES = /^(?:.{23,79}|.{23,}?)[.!?][”’"'»]?(?=\s|$)/s;

/** A product for its card; null in place of hidden prices. */
export type VisibleCard = Omit<
  ProductCardFragment,
  'priceRange' | 'medium' | 'originalSize' | 'originalWidthCm' | 'originalHeightCm' | 'year'
> & {
  priceRange: ProductCardFragment['priceRange'] | null;
  /** What a card says of an original: medium, size and year; null for a print, and without any of them. */
  facts: string | null;
} & Marked;

/** A product as its card shows it, without hidden prices, and with the variant by which it is sold. */
export function visibleCard(
  words: ShopWords,
  product: ProductCardFragment,
  nowMs: number,
  sellsOtherSizes: boolean,
): VisibleCard {
  const leading = leadingVariant({...product, sellsOtherSizes});
  const {medium, originalSize, originalWidthCm, originalHeightCm, year, ...rest} = product;
  const {priceRange, description, ...card} = rest;
  const measured = readOriginalSize({originalWidthCm, originalHeightCm, images: card.images});
  const written = originalSize?.value && words.workSize.written(originalSize.value);
  const size = written || (measured && formatWorkSize(words, measured));
  const facts = [medium?.value, size?.replaceAll(' ', NBSP), year?.value];
  const known = facts.filter(Boolean);
  return {
    ...card,
    description: FIRST_SENTENCES.exec(description)?.[0] ?? description,
    variants: {nodes: leading ? [leading] : []},
    priceRange: arePricesHidden(product, nowMs) ? null : priceRange,
    // No line begins with the dot, or breaks within a size.
    facts: isOriginal(product) && known.length > 0 ? known.join(`${NBSP}· `) : null,
  };
}
