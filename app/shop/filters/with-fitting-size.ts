import type {VisibleCard} from '~/shop/card/card';
import {isForSale, isOriginal} from '~/shop/product/availability';
import {choiceParameters} from '~/shop/product/variants';
import {nameVariant} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';
import type {WorkFilters} from './work-filters';
import {findFittingVariant, type FilterableProduct} from './matches-filters';

/** The card of a print with the size that suits the furniture: its name, its price if that's shown, and its link. */
export function withFittingSize(
  words: ShopWords,
  card: VisibleCard,
  work: FilterableProduct | undefined,
  filters: WorkFilters,
  nowMs: number,
): VisibleCard {
  if (!work || filters.sofa === null || isOriginal(work) || !isForSale(work, nowMs)) return card;
  const variant = findFittingVariant(work, filters);
  if (!variant) return card;
  const price = card.priceRange && {...card.priceRange.minVariantPrice, ...variant.price};
  return {
    ...card,
    facts: nameVariant(words, variant, work).value,
    priceRange: price && {minVariantPrice: price, maxVariantPrice: price},
    search: `?${choiceParameters(variant)}`,
  };
}
