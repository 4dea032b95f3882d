import type {ProductCardFragment} from 'storefrontapi.generated';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';

/** The number of products below a product. */
const RELATED_WORKS = 4;

interface Titled {
  title: string;
  createdAt: string;
  images: {nodes: unknown[]};
}

/** The cards below a product. */
export function relatedCards(
  product: {title: string},
  recommended: ProductCardFragment[],
  {nowMs, sellsOtherSizes}: {nowMs: number; sellsOtherSizes: boolean},
): VisibleCard[] {
  return pickRelatedProducts(product, recommended).map((work) =>
    visibleCard(work, nowMs, sellsOtherSizes),
  );
}

/** The first recommendations, each title once, without the product's own title. */
export function pickRelatedProducts<Work extends Titled>(
  {title}: {title: string},
  recommended: Work[],
): Work[] {
  const others = recommended.filter((work) => work.title !== title);
  return collapseTitles(others).slice(0, RELATED_WORKS);
}
