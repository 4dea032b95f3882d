import type {SearchProductFragment} from 'storefrontapi.generated';
import type {VisibleCard} from '~/shop/card/visible-card';
import {isOriginal} from '~/shop/product/availability';
import {choiceParameters} from '~/shop/product/variants';
import {nameVariant} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';
import {findFittingVariant} from './search-works';
import type {SearchRequest} from './search-url';

/** The card of a print with the size that suits the furniture: its name, its price if that's shown, and its link. */
export function fitCard(
  words: ShopWords,
  card: VisibleCard,
  work: SearchProductFragment | undefined,
  request: SearchRequest,
): VisibleCard {
  if (!work || request.sofa === null || isOriginal(work)) return card;
  const variant = findFittingVariant(work, request);
  if (!variant) return card;
  const price = card.priceRange && {...card.priceRange.minVariantPrice, ...variant.price};
  return {
    ...card,
    facts: nameVariant(words, variant, work).value,
    priceRange: price && {minVariantPrice: price, maxVariantPrice: price},
    search: `?${choiceParameters(variant)}`,
  };
}
