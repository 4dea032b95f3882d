import type {ProductCardFragment} from 'storefrontapi.generated';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import type {ShopWords} from '~/words';

const RELATED_WORKS = 4;

/** The cards below a product: the first recommendations, each title once, without the product's own title. */
export function relatedCards(
  words: ShopWords,
  {title, sellsOtherSizes = false}: {title: string; sellsOtherSizes?: boolean},
  recommended: ProductCardFragment[],
  nowMs: number,
): VisibleCard[] {
  const others = recommended.filter((work) => work.title !== title);
  return collapseTitles(others)
    .slice(0, RELATED_WORKS)
    .map((work) => visibleCard(words, work, nowMs, sellsOtherSizes));
}
