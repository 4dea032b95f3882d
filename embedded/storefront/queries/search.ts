import type {
  PredictiveSearchType,
  QueryRootPredictiveSearchArgs,
  QueryRootSearchArgs,
  SearchType,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Collection} from '../../catalogue/collection-types';
import type {ContentPage} from '../../catalogue/types';
import {connect} from '../connections/connection';
import type {ResolversOf, StorefrontContext} from '../context';
import {escapeHtml, plainTextOf} from '../schema/text';
import {
  compileSearch,
  foldCase,
  isAvailableForSale,
  parseSearchQuery,
  type Searchable,
  SEARCHABLE_PRODUCTS,
} from '../search/search';
import {articleSource, type ArticleSource} from '../types/content';

/** Shopify's maximum. */
const MAX_SUGGESTIONS = 10;

const SEARCHABLE_ARTICLES: Searchable<ArticleSource> = {
  fields: {},
  textsOf: ({title, excerpt, bodyHtml, tags}) => [title, excerpt, plainTextOf(bodyHtml), ...tags],
};

const SEARCHABLE_COLLECTIONS: Searchable<Collection> = {
  fields: {},
  textsOf: ({title, description}) => [title, description],
};

const SEARCHABLE_PAGES: Searchable<ContentPage> = {
  fields: {},
  textsOf: ({title, bodyHtml}) => [title, plainTextOf(bodyHtml)],
};

/** The results of a search, of each kind; empty before any input. */
function find(words: string, {catalogue}: StorefrontContext) {
  if (!words.trim()) return {products: [], collections: [], pages: [], articles: []};
  const query = parseSearchQuery(words);
  const {blogs, pages} = catalogue.shop;
  const articles = blogs.flatMap((blog) =>
    blog.articles.map((article) => articleSource(blog, article)),
  );
  return {
    products: catalogue.products().filter(compileSearch(query, SEARCHABLE_PRODUCTS)),
    collections: catalogue.collections().filter(compileSearch(query, SEARCHABLE_COLLECTIONS)),
    pages: pages.filter(compileSearch(query, SEARCHABLE_PAGES)),
    articles: articles.filter(compileSearch(query, SEARCHABLE_ARTICLES)),
  };
}

/** Titles that start with the typed text, which is marked in `styledText`. */
function suggest(typed: string, titles: readonly string[]): object[] {
  const beginning = foldCase(typed).trim();
  return titles
    .map(foldCase)
    .filter((title) => title.startsWith(beginning))
    .map((text) => ({
      text,
      styledText: `<mark>${escapeHtml(beginning)}</mark><span>${escapeHtml(text.slice(beginning.length))}</span>`,
    }));
}

/** `search`, and `predictiveSearch` for unfinished input. */
export const searchQueries: ResolversOf<unknown> = {
  search: (_root, args: QueryRootSearchArgs, context) => {
    const isWanted = (type: `${SearchType}`) =>
      !args.types || (args.types as readonly string[]).includes(type);
    const found = find(args.query, context);
    const products =
      args.unavailableProducts === 'HIDE'
        ? found.products.filter(isAvailableForSale)
        : found.products;
    const results = [
      ...(isWanted('PRODUCT') ? products : []).map(typed('Product')),
      ...(isWanted('PAGE') ? found.pages : []).map(typed('Page')),
      ...(isWanted('ARTICLE') ? found.articles : []).map(typed('Article')),
    ];
    return {
      ...connect(results, args, (result) => result),
      totalCount: results.length,
    };
  },
  predictiveSearch: (_root, args: QueryRootPredictiveSearchArgs, context) => {
    const limit = Math.min(MAX_SUGGESTIONS, args.limit ?? MAX_SUGGESTIONS);
    const take = <Item>(type: `${PredictiveSearchType}`, items: readonly Item[]) =>
      !args.types || (args.types as readonly string[]).includes(type) ? items.slice(0, limit) : [];
    // The last word may be unfinished.
    const found = find(args.query && `${args.query.trim()}*`, context);
    const titles = found.products.map(({title}) => title);
    return {
      products: take('PRODUCT', found.products),
      collections: take('COLLECTION', found.collections),
      pages: take('PAGE', found.pages),
      articles: take('ARTICLE', found.articles),
      queries: take('QUERY', suggest(args.query, titles)),
    };
  },
};

/** Names the type of a result, because a search has several. */
function typed(typeName: string) {
  return <Result extends object>(result: Result) => ({__typename: typeName, ...result});
}
