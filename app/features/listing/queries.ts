import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CollectionQuery, ProductCardFragment} from 'storefrontapi.generated';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {COLLECTIONS, type CollectionName} from '~/shop/collection/collections';
import {LARGEST_PAGE} from '~/lib/storefront/load-every-page';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {loadSite} from '~/shop/site/load-site';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {COLLECTION_QUERY, FEATURED_QUERY} from './collection-queries';
import type {CollectionSort} from './collection-sort';
import {cursorOf, type Paging} from './paging';
import {pageOfList, sortByPrice} from './price-order';

/** Products per page (specification, section 9). */
export const COLLECTION_PAGE_SIZE = 50;

/** In the orders by price a collection ends after as many requests: 5,000 products. */
const MOST_REQUESTS = 20;

/** A page of a collection, as `<Pagination>` takes one. */
export interface CollectionPage {
  nodes: VisibleCard[];
  pageInfo: CollectionQuery['products']['pageInfo'];
}

interface LoadedCollection {
  products: CollectionPage;
  /** When the server rendered it, in epoch milliseconds. */
  renderedAtMs: number;
  /** Whether the artist's own order is the same as by date. */
  isNewestFirst: boolean;
  notice: Notice | null;
}

/**
 * Loads one page of a collection. When the storefront fails there is a notice, with the last good page or an empty one.
 * Null for a cursor that no page of this order has: it is truncated, or belongs to another sort order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  sort: CollectionSort,
  paging: Paging,
): Promise<LoadedCollection | null> {
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const {sellsOtherSizes} = await loadSite(context);
  const toCard = (product: ProductCardFragment) =>
    visibleCard(product, renderedAtMs, sellsOtherSizes);
  const load = sort.sortKey === 'PRICE' ? loadPageByPrice : loadPage;
  const {products, ...result} = await load(context, name, sort, paging, toCard);
  if (!products) return null;
  return {
    products: {...products, nodes: collapseTitles(products.nodes)},
    renderedAtMs,
    ...result,
  };
}

type ToCard = (product: ProductCardFragment) => VisibleCard;

interface LoadedPage extends Omit<PageOfProducts, 'products'> {
  /** Null when the cursor is not of this order. */
  products: CollectionPage | null;
}

async function loadPage(
  context: AppLoadContext,
  name: CollectionName,
  sort: CollectionSort,
  paging: Paging,
  toCard: ToCard,
): Promise<LoadedPage> {
  const {products, ...result} = await loadProducts(context, name, sort, paging);
  // A rejected cursor has no error code; only the message identifies it.
  const isRejected = cursorOf(paging) !== null && result.notice?.description?.includes('cursor');
  if (isRejected) return {products: null, ...result};
  const {nodes, pageInfo} = products ?? NO_PRODUCTS;
  return {products: {nodes: nodes.map(toCard), pageInfo}, ...result};
}

/**
 * A page of an order by price. The worker reads the whole collection and sorts what the cards show, so that no order and no
 * cursor depends on a hidden price. A cursor is a place in that order, counted from 1.
 */
async function loadPageByPrice(
  context: AppLoadContext,
  name: CollectionName,
  sort: CollectionSort,
  paging: Paging,
  toCard: ToCard,
): Promise<LoadedPage> {
  const {products, ...result} = await loadAllProducts(context, name);
  const sorted = sortByPrice(collapseTitles(products.map(toCard)), sort);
  if (result.notice && sorted.length === 0) return {products: NO_PRODUCTS, ...result};
  return {products: pageOfList(sorted, paging), ...result};
}

/** All products of a collection by title, up to `MOST_REQUESTS` pages of the storefront's largest size. */
async function loadAllProducts(context: AppLoadContext, name: CollectionName) {
  const byTitle = {sortKey: 'TITLE', isReversed: false} as const;
  let page = await loadProducts(context, name, byTitle, {first: LARGEST_PAGE, endCursor: null});
  const {isNewestFirst} = page;
  const products = [...(page.products?.nodes ?? [])];
  let {notice} = page;
  for (let requests = 1; requests < MOST_REQUESTS; requests += 1) {
    const {hasNextPage, endCursor} = page.products?.pageInfo ?? NO_PRODUCTS.pageInfo;
    if (!hasNextPage || !endCursor) break;
    page = await loadProducts(context, name, byTitle, {first: LARGEST_PAGE, endCursor});
    products.push(...(page.products?.nodes ?? []));
    notice ??= page.notice;
  }
  return {products, isNewestFirst, notice};
}

interface PageOfProducts {
  products: CollectionQuery['products'] | null;
  /** Whether the artist's own order is the same as by date. */
  isNewestFirst: boolean;
  notice: Notice | null;
}

const SHOWN = {cache: CacheCatalogue(), marksUntranslated: true};

/** In the artist's order those of her collection. A store without one of that handle, or with nothing in it, has the newest first. */
async function loadProducts(
  context: AppLoadContext,
  name: CollectionName,
  {sortKey, isReversed}: Pick<CollectionSort, 'sortKey' | 'isReversed'>,
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

const NO_PRODUCTS = {
  nodes: [],
  pageInfo: {hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null},
};
