import type {QueryRootProductRecommendationsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import type {ProductKind} from '../catalogue-index/product-kinds';
import {productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';

/** As many as Shopify answers at most. */
const MAX_RECOMMENDATIONS = 10;

/** The products most like one, those that came first before those as like. */
function mostAlike(product: Product, kinds: readonly ProductKind[]): Product[] {
  const tags = new Set(product.tags);
  const likeness = (kind: ProductKind) =>
    kind.tags.filter((tag) => tags.has(tag)).length +
    (product.productType === kind.productType ? 2 : 0);
  return kinds
    .map((kind) => ({score: likeness(kind), members: kind.members}))
    .filter(({score}) => score > 0)
    .flatMap(({score, members}) =>
      // The product itself may be among them.
      members.slice(0, MAX_RECOMMENDATIONS + 1).map((member) => ({...member, score})),
    )
    .filter((member) => member.product.id !== product.id)
    .sort((left, right) => right.score - left.score || left.place - right.place)
    .slice(0, MAX_RECOMMENDATIONS)
    .map((member) => member.product);
}

/** `productRecommendations`: products of the same type and tags, the most alike first; null for an unknown product. */
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
    // Complementary products are chosen by hand in the admin; none are.
    if (intent === 'COMPLEMENTARY') return [];
    return mostAlike(product, index.productKinds()).map(productSource);
  },
};
