import type {ProductCardFragment} from 'storefrontapi.generated';
import {collapseTitles} from '~/shop/collection/collapse-titles';

const RELATED_WORKS = 4;

/** The works below a product: the first recommendations, each title once, without the product's own title. */
export function relatedProducts(
  title: string,
  recommended: readonly ProductCardFragment[],
): ProductCardFragment[] {
  return collapseTitles(recommended.filter((work) => work.title !== title)).slice(0, RELATED_WORKS);
}
