import type {
  QueryRootProductTagsArgs,
  QueryRootProductTypesArgs,
  QueryRootProductsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {productOrderOf} from '../catalogue-index/product-order';
import {paginate} from '../connections/connection';
import {filterOrdered, orderAsGiven, type OrderedList} from '../connections/ordered-list';
import {productConnection} from '../connections/product-connection';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {compileSearch} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {orderByRelevance} from './order-by-relevance';

function listProducts(
  {query, sortKey}: Pick<QueryRootProductsArgs, 'query' | 'sortKey'>,
  {index, clock}: StorefrontContext,
): OrderedList<Product> {
  const all = index.products(productOrderOf(sortKey));
  if (!query?.trim()) return all;
  const parsed = parseSearchQuery(query);
  const matching = filterOrdered(all, compileSearch(parsed, index.searchable, clock()));
  return sortKey === 'RELEVANCE' ? orderByRelevance(matching, parsed, index) : matching;
}

function stringConnection(texts: readonly string[], first: number) {
  return paginate(orderAsGiven('TITLE', texts), {first}, (text) => text);
}

/** `products`, and what they are tagged and typed with. */
export const productsQueries: ResolversOf<unknown> = {
  products: (_root, args: QueryRootProductsArgs, context) =>
    productConnection(listProducts(args, context), args, []),
  productTags: (_root, {first}: QueryRootProductTagsArgs, {index}) =>
    stringConnection(index.productTags(), first),
  productTypes: (_root, {first}: QueryRootProductTypesArgs, {index}) =>
    stringConnection(index.productTypes(), first),
};
