import type {QueryRootProductRecommendationsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';

/** As many as Shopify answers at most. */
const MAX_RECOMMENDATIONS = 10;

interface Scored {
  other: Product;
  score: number;
}

/** The products most like one, those that came first before those as like: one walk, and no list as long as the catalogue. */
function mostAlike(product: Product, products: readonly Product[]): Product[] {
  const tags = new Set(product.tags);
  const best: Scored[] = [];
  for (const other of products) {
    if (other.id === product.id) continue;
    const score =
      other.tags.filter((tag) => tags.has(tag)).length +
      (product.productType === other.productType ? 2 : 0);
    const worst = best.length < MAX_RECOMMENDATIONS ? 0 : (best.at(-1)?.score ?? 0);
    if (score <= worst) continue;
    const place = best.findIndex((scored) => scored.score < score);
    best.splice(place === -1 ? best.length : place, 0, {other, score});
    best.length = Math.min(best.length, MAX_RECOMMENDATIONS);
  }
  return best.map(({other}) => other);
}

/** `productRecommendations`: products of the same type and tags, the most alike first; null for an unknown product. */
export const productRecommendationsQueries: ResolversOf<unknown> = {
  productRecommendations: (
    _root,
    {productId, productHandle, intent}: QueryRootProductRecommendationsArgs,
    {catalogue},
  ) => {
    const product = productId
      ? catalogue.productById(productId)
      : catalogue.productByHandle(productHandle ?? '');
    if (!product) return null;
    // Complementary products are chosen by hand in the admin; none are.
    if (intent === 'COMPLEMENTARY') return [];
    return mostAlike(product, catalogue.products()).map(productSource);
  },
};
