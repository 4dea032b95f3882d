import type {QueryRootProductRecommendationsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import type {ProductKind} from '../catalogue-index/product-kinds';
import {productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';

/** Shopify's maximum. */
const MAX_RECOMMENDATIONS = 10;

/** The most similar products; equally similar ones in the catalogue's order. */
function mostSimilar(product: Product, kinds: readonly ProductKind[]): Product[] {
  const tags = new Set(product.tags);
  const byLikeness = new Map<number, ProductKind[]>();
  for (const kind of kinds) {
    const isOfType = product.productType === kind.productType;
    const likeness = kind.tags.filter((tag) => tags.has(tag)).length + (isOfType ? 2 : 0);
    if (likeness > 0) byLikeness.set(likeness, [...(byLikeness.get(likeness) ?? []), kind]);
  }
  const best: Product[] = [];
  for (const likeness of [...byLikeness.keys()].sort((left, right) => right - left)) {
    if (best.length >= MAX_RECOMMENDATIONS) break;
    const asLike = (byLikeness.get(likeness) ?? [])
      // One more, because the product itself may be among them.
      .flatMap(({members}) => members.slice(0, MAX_RECOMMENDATIONS + 1))
      .filter((member) => member.product.id !== product.id)
      .sort((left, right) => left.place - right.place);
    best.push(...asLike.map((member) => member.product));
  }
  return best.slice(0, MAX_RECOMMENDATIONS);
}

/**
 * `productRecommendations`: products with the same type and tags, the most similar first; null for an unknown product.
 */
export const productRecommendationsQueries: ResolversOf<unknown> = {
  productRecommendations: (
    _root,
    {productId, productHandle, intent}: QueryRootProductRecommendationsArgs,
    {catalogue, index},
  ) => {
    const product = productId
      ? catalogue.productById(productId)
      : catalogue.productByHandle(productHandle ?? '');
    if (!product) return null;
    // Complementary products are selected in the admin; this shop has none.
    if (intent === 'COMPLEMENTARY') return [];
    return mostSimilar(product, index.productKinds()).map(productSource);
  },
};
