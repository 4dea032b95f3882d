import type {QueryRootProductRecommendationsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';

/** As many as Shopify answers at most. */
const MAX_RECOMMENDATIONS = 10;

function likeness(product: Product, other: Product): number {
  const sharedTags = product.tags.filter((tag) => other.tags.includes(tag)).length;
  return sharedTags + (product.productType === other.productType ? 2 : 0);
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
    return catalogue
      .products()
      .filter((other) => other.id !== product.id)
      .map((other) => ({other, score: likeness(product, other)}))
      .filter(({score}) => score > 0)
      .sort((left, right) => right.score - left.score)
      .slice(0, MAX_RECOMMENDATIONS)
      .map(({other}) => productSource(other));
  },
};
