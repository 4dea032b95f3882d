import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CollectionQuery} from 'storefrontapi.generated';
import {COLLECTIONS, type CollectionName} from '~/lib/catalogue/collections';
import {visibleCard, type VisibleCard} from '~/lib/catalogue/visible-card';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {collectionAddress, type CollectionAddress, type PageCursor} from './collection-address';
import {COLLECTION_QUERY, FEATURED_QUERY} from './collection-queries';
import type {CollectionSort} from './collection-sort';

/** Products per page (specification, section 9). */
const COLLECTION_PAGE_SIZE = 50;

/** A page of a collection, as sent to the browser. */
export interface CollectionPage {
  products: VisibleCard[];
  /** URLs of the previous and the next page; null at the ends. */
  earlier: string | null;
  later: string | null;
  /** When the server rendered it, in epoch milliseconds. */
  renderedAtMs: number;
}

/**
 * Loads one page of a collection. When the storefront fails there is a notice, with the last good page or an empty one.
 * Null when the storefront rejects the cursor: it is truncated, or belongs to another sort order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  {sort, cursor}: CollectionAddress,
): Promise<{page: CollectionPage; isNewestFirst: boolean; notice: Notice | null} | null> {
  const isBackwards = cursor !== null && 'before' in cursor;
  const {products, isNewestFirst, notice} = await loadProducts(context, name, sort, {
    ...cursor,
    ...(isBackwards ? {last: COLLECTION_PAGE_SIZE} : {first: COLLECTION_PAGE_SIZE}),
  });
  // A rejected cursor has no error code; only the message identifies it.
  if (cursor && notice?.description?.includes('cursor')) return null;

  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const address = (neighbour: PageCursor) => collectionAddress(name, {sort, cursor: neighbour});
  const {nodes, pageInfo} = products ?? NO_PRODUCTS;
  const {hasPreviousPage, startCursor, hasNextPage, endCursor} = pageInfo;
  return {
    page: {
      products: nodes.map((product) => visibleCard(product, renderedAtMs)),
      earlier: hasPreviousPage && startCursor ? address({before: startCursor}) : null,
      later: hasNextPage && endCursor ? address({after: endCursor}) : null,
      renderedAtMs,
    },
    isNewestFirst,
    notice,
  };
}

interface PageOfProducts {
  products: CollectionQuery['products'] | null;
  /** Whether the artist's own order is the same as by date. */
  isNewestFirst: boolean;
  notice: Notice | null;
}

interface Paging {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
}

const SHOWN = {cache: CacheCatalogue(), marksUntranslated: true};

/** In the artist's order those of her collection. A store without one of that handle, or with nothing in it, has the newest first. */
async function loadProducts(
  context: AppLoadContext,
  name: CollectionName,
  {sortKey, isReversed}: CollectionSort,
  paging: Paging,
): Promise<PageOfProducts> {
  const {safeQuery} = context.storefront;
  if (sortKey === null) {
    const variables = {...paging, handle: name};
    const {data, notice} = await safeQuery(FEATURED_QUERY, {variables, ...SHOWN});
    if (data?.own?.products.nodes.length || notice) {
      const products = data?.collection?.products ?? null;
      return {products, isNewestFirst: areNewestFirst(data?.own), notice};
    }
  }
  const {data, notice} = await safeQuery(COLLECTION_QUERY, {
    ...SHOWN,
    variables: {
      ...paging,
      handle: name,
      query: `product_type:'${COLLECTIONS[name].productType}'`,
      sortKey: sortKey ?? 'CREATED_AT',
      reverse: sortKey === null || isReversed,
    },
  });
  return {products: data?.products ?? null, isNewestFirst: areNewestFirst(data?.own), notice};
}

/** True also in a store without such a collection, where the newest are first. */
function areNewestFirst(own: CollectionQuery['own']): boolean {
  const dates = (own?.products.nodes ?? []).map(({createdAt}) => Date.parse(createdAt));
  return dates.every((date, place) => place === 0 || date <= (dates[place - 1] ?? date));
}

const NO_PRODUCTS: CollectionQuery['products'] = {
  nodes: [],
  pageInfo: {hasPreviousPage: false, hasNextPage: false},
};
