import type {
  PredictiveSearchType,
  QueryRootPredictiveSearchArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {StorefrontContext} from '../context';
import {collectionSource, productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import {escapeHtml} from '../schema/text';
import {besideProducts, isAvailableForSale} from '../search/product-search';
import {withLastPrefix} from '../search/relevance';
import {compileSearch} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {foldCase} from '../search/words';
import {articlesOf, SEARCHABLE_ARTICLES} from './articles';
import {SEARCHABLE_COLLECTIONS} from './collections';
import {orderByRelevance} from './order-by-relevance';
import {SEARCHABLE_PAGES, pageSource} from './pages';

const MAX_LIMIT = 10;

/** Creates a function that takes at most `limit` items of each list, or of all lists together. */
function createLimiter(limit: number, isTogether: boolean) {
  let left = limit;
  return <Item>(items: readonly Item[]): Item[] => {
    const selected = items.slice(0, isTogether ? left : limit);
    left -= selected.length;
    return selected;
  };
}

function findProducts(
  {query, unavailableProducts}: QueryRootPredictiveSearchArgs,
  context: StorefrontContext,
) {
  const {index, clock} = context;
  const parsed = withLastPrefix(parseSearchQuery(query));
  const matches = compileSearch(parsed, index.searchable, clock());
  const all = index.products('ID');
  const found = {...all, entries: all.entries.filter(({node}) => matches(node))};
  const ranked = orderByRelevance(found, parsed, index).entries.map((entry) => entry.node);
  if (unavailableProducts === 'SHOW') return ranked;
  const available = ranked.filter(isAvailableForSale);
  if (unavailableProducts === 'HIDE') return available;
  return [...available, ...ranked.filter((product) => !isAvailableForSale(product))];
}

/** Titles that start with the typed text, which is marked in `styledText`. */
function suggest(typed: string, titles: readonly string[]) {
  const beginning = foldCase(typed).trim();
  const texts = titles.map(foldCase).filter((title) => title.startsWith(beginning));
  return [...new Set(texts)].map((text) => ({
    __typename: 'SearchQuerySuggestion',
    text,
    styledText: `<mark>${escapeHtml(beginning)}</mark><span>${escapeHtml(text.slice(beginning.length))}</span>`,
    trackingParameters: null,
  }));
}

/** `predictiveSearch`: suggestions while a visitor is typing. */
export const predictiveSearchQueries: ResolversOf<unknown> = {
  predictiveSearch: (_root, args: QueryRootPredictiveSearchArgs, context) => {
    const {query, types} = args;
    const isWanted = (type: `${PredictiveSearchType}`) =>
      query.trim() !== '' && (!types || (types as readonly string[]).includes(type));
    const limit = Math.min(MAX_LIMIT, Math.max(1, args.limit ?? MAX_LIMIT));
    const take = createLimiter(limit, args.limitScope !== 'EACH');
    const parsed = withLastPrefix(parseSearchQuery(query));
    const now = context.clock();
    const found = isWanted('PRODUCT') || isWanted('QUERY') ? findProducts(args, context) : [];
    const tracked = {trackingParameters: `_psq=${encodeURIComponent(query)}&_ss=e&_v=1.0`};
    const collections = context.catalogue
      .collections()
      .filter(compileSearch(parsed, besideProducts(SEARCHABLE_COLLECTIONS, context.index), now));
    const {shop} = context.catalogue;
    const pages = shop.pages.filter(
      compileSearch(parsed, besideProducts(SEARCHABLE_PAGES, context.index), now),
    );
    const articles = articlesOf(shop.blogs).filter(
      compileSearch(parsed, besideProducts(SEARCHABLE_ARTICLES, context.index), now),
    );
    return {
      products: (isWanted('PRODUCT') ? take(found) : []).map((product) => ({
        ...productSource(product),
        ...tracked,
      })),
      collections: (isWanted('COLLECTION') ? take(collections) : []).map((collection) => ({
        ...collectionSource(collection),
        ...tracked,
      })),
      pages: (isWanted('PAGE') ? take(pages) : []).map((page) => ({
        ...pageSource(page),
        ...tracked,
      })),
      queries: isWanted('QUERY')
        ? take(
            suggest(
              query,
              found.map((product) => product.title),
            ),
          )
        : [],
      articles: (isWanted('ARTICLE') ? take(articles) : []).map((article) => ({
        ...article,
        ...tracked,
      })),
    };
  },
};
