import type {
  QueryRootPageArgs,
  QueryRootPageByHandleArgs,
  QueryRootPagesArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {ContentPage} from '../../catalogue/types';
import {paginate} from '../connections/connection';
import {orderBy, type OrderedList} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import type {ResolversOf} from '../schema/resolvers-of';
import type {PageSource} from '../schema/sources';
import {compileSearch, type Searchable} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {foldCase, wordsOf} from '../search/words';

/** The search fields of `pages(query:)` and `search`. */
export const SEARCHABLE_PAGES: Searchable<ContentPage> = {
  fields: {
    created_at: {kind: 'date', read: (page) => page.createdAt},
    updated_at: {kind: 'date', read: (page) => page.updatedAt},
    handle: {kind: 'keyword', read: (page) => [page.handle]},
    title: {kind: 'text', read: (page) => [page.title]},
  },
  words: (page) => [wordsOf(page.title), wordsOf(page.bodySummary)],
};

/** Adds the GraphQL type name to a page. */
export function pageSource(page: ContentPage): PageSource {
  return {__typename: 'Page', page};
}

function orderPages(
  pages: readonly ContentPage[],
  sortKey: string | null | undefined,
): OrderedList<ContentPage> {
  const idOf = (page: ContentPage) => numberOfGid(page.id);
  switch (sortKey) {
    case 'TITLE':
      return orderBy('TITLE', pages, idOf, (page) => foldCase(page.title));
    case 'UPDATED_AT':
      return orderBy('UPDATED_AT', pages, idOf, (page) => Date.parse(page.updatedAt));
    default:
      return orderBy('ID', pages, idOf, idOf);
  }
}

function findPage(pages: readonly ContentPage[], {id, handle}: QueryRootPageArgs) {
  const page = pages.find((one) => (id ? one.id === id : one.handle === handle));
  return page ? pageSource(page) : null;
}

/** `pages`, and one page by its id or handle. */
export const pagesQueries: ResolversOf<unknown> = {
  page: (_root, args: QueryRootPageArgs, {catalogue}) => findPage(catalogue.shop.pages, args),
  pageByHandle: (_root, {handle}: QueryRootPageByHandleArgs, {catalogue}) =>
    findPage(catalogue.shop.pages, {handle}),
  pages: (_root, args: QueryRootPagesArgs, {catalogue, clock}) => {
    const test = compileSearch(parseSearchQuery(args.query ?? ''), SEARCHABLE_PAGES, clock());
    return paginate(orderPages(catalogue.shop.pages.filter(test), args.sortKey), args, pageSource);
  },
};
