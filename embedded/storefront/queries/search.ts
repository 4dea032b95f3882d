import type {QueryRootSearchArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {lowestPriceCents} from '../catalogue-index/product-order';
import {paginate} from '../connections/connection';
import type {OrderedEntry, OrderedList} from '../connections/ordered-list';
import type {StorefrontContext} from '../context';
import {numberOfGid} from '../schema/gid';
import {productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ArticleSource, PageSource, ProductSource} from '../schema/sources';
import {productFacets} from '../search/product-facets';
import {compileProductFilters} from '../search/product-filter';
import {besideProducts, isAvailableForSale, weightedProductWords} from '../search/product-search';
import {relevanceOf, bareTerms, withLastPrefix} from '../search/relevance';
import type {SearchQuery} from '../search/search-ast';
import {compileSearch} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {articlesOf, SEARCHABLE_ARTICLES} from './articles';
import {SEARCHABLE_PAGES, pageSource} from './pages';

type Result = ProductSource | PageSource | ArticleSource;

/** Added to a sort value to move results behind all others: sold-out products, then pages and articles. */
const LAST_OFFSET = 1e9;

function queryOf({query, prefix}: QueryRootSearchArgs): SearchQuery {
  const parsed = parseSearchQuery(query);
  return prefix === 'LAST' ? withLastPrefix(parsed) : parsed;
}

function findProducts(args: QueryRootSearchArgs, {index, clock}: StorefrontContext): Product[] {
  if (!args.query.trim() || (args.types && !args.types.includes('PRODUCT'))) return [];
  const matches = compileSearch(queryOf(args), index.searchable, clock());
  return index
    .products('ID')
    .entries.map((entry) => entry.node)
    .filter(
      (product) =>
        matches(product) && (args.unavailableProducts !== 'HIDE' || isAvailableForSale(product)),
    );
}

/** Pages and articles have neither filters nor the fields of products. */
function findPages(args: QueryRootSearchArgs, {catalogue, clock, index}: StorefrontContext) {
  if (!isSearched(args, 'PAGE')) return [];
  const searchable = besideProducts(SEARCHABLE_PAGES, index);
  return catalogue.shop.pages.filter(compileSearch(queryOf(args), searchable, clock()));
}

function findArticles(args: QueryRootSearchArgs, {catalogue, clock, index}: StorefrontContext) {
  if (!isSearched(args, 'ARTICLE')) return [];
  const searchable = besideProducts(SEARCHABLE_ARTICLES, index);
  const test = compileSearch(queryOf(args), searchable, clock());
  return articlesOf(catalogue.shop.blogs).filter(test);
}

function isSearched({query, types, productFilters}: QueryRootSearchArgs, type: 'PAGE' | 'ARTICLE') {
  const isWanted = !types || (types as readonly string[]).includes(type);
  return query.trim() !== '' && isWanted && !productFilters?.length;
}

function orderResults(
  args: QueryRootSearchArgs,
  products: readonly Product[],
  context: StorefrontContext,
): OrderedList<Result> {
  const terms = bareTerms(queryOf(args));
  const valueOf = (product: Product) => {
    const value =
      args.sortKey === 'PRICE'
        ? lowestPriceCents(product)
        : -relevanceOf(weightedProductWords(context.index.words(product)), terms);
    const isLast = (args.unavailableProducts ?? 'LAST') === 'LAST';
    return isLast && !isAvailableForSale(product) ? value + LAST_OFFSET : value;
  };
  const ofProducts = products.map((product): OrderedEntry<Result> => ({
    node: productSource(product),
    id: numberOfGid(product.id),
    value: valueOf(product),
  }));
  const ofPages = findPages(args, context).map((page): OrderedEntry<Result> => ({
    node: pageSource(page),
    id: numberOfGid(page.id),
    value: 2 * LAST_OFFSET,
  }));
  const ofArticles = findArticles(args, context).map((source): OrderedEntry<Result> => ({
    node: source,
    id: numberOfGid(source.article.id),
    value: 2 * LAST_OFFSET,
  }));
  const entries = [...ofProducts, ...ofPages, ...ofArticles].sort(
    (left, right) => Number(left.value) - Number(right.value) || left.id - right.id,
  );
  return {sort: args.sortKey ?? 'RELEVANCE', entries: entries.map(withTrackingParameters)};
}

function withTrackingParameters(
  entry: OrderedEntry<Result>,
  position: number,
): OrderedEntry<Result> {
  const trackingParameters = `_pos=${position + 1}&_ss=r`;
  return {...entry, node: {...entry.node, trackingParameters}};
}

/** `search`: products, pages and articles that match the query, the best products first. */
export const searchQueries: ResolversOf<unknown> = {
  search: (_root, args: QueryRootSearchArgs, context) => {
    const found = findProducts(args, context);
    const filters = args.productFilters ?? [];
    const results = orderResults(args, found.filter(compileProductFilters(filters)), context);
    return {
      ...paginate(results, args, (result) => result),
      totalCount: results.entries.length,
      productFilters: () => productFacets(found, filters),
    };
  },
};
