import type {
  QueryRootProductTagsArgs,
  QueryRootProductTypesArgs,
  QueryRootProductsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {productOrderOf} from '../catalogue-index/product-order';
import {checkPageSize} from '../connections/check-page-size';
import {paginate} from '../connections/connection';
import {orderAsGiven, type OrderedList} from '../connections/ordered-list';
import {productConnection} from '../connections/product-connection';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {parseSearchQuery} from '../search/search-query';
import {orderByRelevance} from './order-by-relevance';

function listProducts(
  {query, sortKey}: Pick<QueryRootProductsArgs, 'query' | 'sortKey'>,
  {index}: StorefrontContext,
): OrderedList<Product> {
  const order = productOrderOf(sortKey);
  if (!query?.trim()) return index.products(order);
  const found = index.search(query, order);
  return sortKey === 'RELEVANCE' ? orderByRelevance(found, parseSearchQuery(query), index) : found;
}

function stringConnection(texts: readonly string[], first: number) {
  checkPageSize({first});
  return paginate(orderAsGiven('TITLE', texts), {first}, (text) => text);
}

/** `products`, `productTags` and `productTypes`. */
export const productsQueries: ResolversOf<unknown> = {
  products: (_root, args: QueryRootProductsArgs, context) =>
    productConnection(listProducts(args, context), args, []),
  productTags: (_root, {first}: QueryRootProductTagsArgs, {index}) =>
    stringConnection(index.productTags(), first),
  productTypes: (_root, {first}: QueryRootProductTypesArgs, {index}) =>
    stringConnection(index.productTypes(), first),
};
