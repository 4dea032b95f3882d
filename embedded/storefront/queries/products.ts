import type {
  QueryRootCollectionArgs,
  QueryRootCollectionsArgs,
  QueryRootProductArgs,
  QueryRootProductRecommendationsArgs,
  QueryRootProductsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {connect} from '../connections/connection';
import type {ResolversOf} from '../context';
import {orderBy, orderProducts, productOrderOf, searchProducts} from '../search/product-order';
import {findByIdOrHandle} from './find-by-id-or-handle';

/** Shopify's maximum. */
const MAX_RECOMMENDATIONS = 10;

/** Two points for the same type, one for each tag that both have. */
function likenessOf(product: Product, other: Product): number {
  const shared = other.tags.filter((tag) => product.tags.includes(tag)).length;
  return shared + (product.productType === other.productType ? 2 : 0);
}

function recommend(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter(({id}) => id !== product.id)
    .map((other) => ({other, likeness: likenessOf(product, other)}))
    .filter(({likeness}) => likeness > 0)
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, MAX_RECOMMENDATIONS)
    .map(({other}) => other);
}

/** Products and their collections. */
export const productQueries: ResolversOf<unknown> = {
  collection: (_root, args: QueryRootCollectionArgs, {catalogue}) =>
    findByIdOrHandle(catalogue.collections(), args),
  collections: (_root, args: QueryRootCollectionsArgs, {catalogue}) => {
    const ordered =
      args.sortKey === 'UPDATED_AT'
        ? orderBy(catalogue.collections(), ({updatedAt}) => Date.parse(updatedAt))
        : catalogue.collections();
    return connect(ordered, args, (collection) => collection);
  },
  product: (_root, {id, handle}: QueryRootProductArgs, {catalogue}) =>
    id ? catalogue.productById(id) : catalogue.productByHandle(handle ?? ''),
  /** Most similar first, equally similar ones in the catalogue's order. */
  productRecommendations: (
    _root,
    {productId, productHandle}: QueryRootProductRecommendationsArgs,
    {catalogue},
  ) => {
    const product = productId
      ? catalogue.productById(productId)
      : catalogue.productByHandle(productHandle ?? '');
    return product && recommend(product, catalogue.products());
  },
  products: (_root, args: QueryRootProductsArgs, {catalogue}) => {
    const found = searchProducts(catalogue.products(), args.query);
    return connect(orderProducts(found, productOrderOf(args.sortKey)), args, (product) => product);
  },
};
