import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CollectionQuery} from 'storefrontapi.generated';
import type {Notice} from '~/lib/notice';
import {isCursorRejected} from '~/lib/storefront/errors';
import {LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import {visibleCard, visibleCards, type VisibleCard} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {productTypeQuery, type CollectionName} from '~/shop/collection/collections';
import {nextLaunchMs} from '~/shop/launch/launch';
import {
  FILTERED_SIZE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import type {Colour} from '~/shop/filters/colour-names';
import {withFittingSize} from '~/shop/filters/with-fitting-size';
import {coloursOf, withColourShares} from '~/shop/filters/colour-shares';
import {isFiltered, type WorkFilters} from '~/shop/filters/work-filters';
import {matchesFilters} from '~/shop/filters/matches-filters';
import {withSelling} from '~/shop/site/with-selling';
import type {CollectionSort} from './collection-sort';
import {pageOfList, sortByPrice, type Paging} from './price-order';

/** Products per page (specification, section 9). */
export const COLLECTION_PAGE_SIZE = 50;

type PageInfo = CollectionQuery['products']['pageInfo'];

/** A page of a collection, in the format of `<Pagination>`. */
export interface CardsPage {
  nodes: VisibleCard[];
  pageInfo: PageInfo;
}

interface CollectionRequest {
  sort: CollectionSort;
  filters: WorkFilters;
  paging: Paging;
}

interface LoadedCollection {
  products: CardsPage;
  /** The colours to filter by. Without a filter, these may be only the colours of the page's works. */
  colours: Colour[];
  /** How many works match the filters; null without one. */
  count: number | null;
  /** The next launch, in epoch milliseconds. It reveals a price, so it can bring a work into a filter. */
  endsAtMs: number | null;
  notice: Notice | null;
}

/**
 * Loads a page of a collection, or of its works that match the filters. When the storefront fails, there's a notice,
 * with the last good page or an empty one. Null for a cursor that is truncated or belongs to another order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  request: CollectionRequest,
): Promise<LoadedCollection | null> {
  const {sort, filters} = request;
  // Filters and the orders by price need the complete collection; see `sortByPrice`.
  const loaded =
    sort.sortKey === 'PRICE' || isFiltered(filters)
      ? await loadFromAll(context, name, request)
      : await loadFromStore(context, name, request);
  if (!loaded) return null;
  const {works, ...page} = loaded;
  return {
    ...page,
    colours: coloursOf(works),
    endsAtMs: nextLaunchMs(works, context.nowMs),
  };
}

/** A page as the store orders it, and the works that were read for it. */
async function loadFromStore(
  context: AppLoadContext,
  name: CollectionName,
  {sort, paging}: CollectionRequest,
) {
  const {data, notice, failure} = await loadPage(context, name, sort, {
    ...paging,
    withSizes: false,
  });
  if (isCursorRejected(failure)) return null;
  const {nodes, pageInfo} = data.products;
  const works = withColourShares(context.words, nodes);
  const cards = collapseTitles(await visibleCards(context, nodes));
  return {products: {nodes: cards, pageInfo}, works, count: null, notice};
}

/** A page of the complete collection, filtered and ordered here, and the works that were read for it. */
async function loadFromAll(
  context: AppLoadContext,
  name: CollectionName,
  {sort, filters, paging}: CollectionRequest,
) {
  const {words, nowMs} = context;
  const isByPrice = sort.sortKey === 'PRICE';
  const {products: loaded, notice} = await loadEveryPage((endCursor) =>
    loadPage(context, name, isByPrice ? BY_TITLE : sort, {
      first: LARGEST_PAGE,
      endCursor,
      withSizes: isFiltered(filters),
    }),
  );
  const works = withColourShares(words, loaded);
  const sellable = await withSelling(context, collapseTitles(works));
  const cards = sellable.flatMap(({sizes: variants = {nodes: []}, colourShares, ...product}) => {
    // The card leaves out the sizes, whose prices can be hidden.
    const card = visibleCard(words, product, nowMs);
    const work = {...product, variants, colourShares};
    return matchesFilters(work, filters, nowMs)
      ? withFittingSize(words, card, work, filters, nowMs)
      : [];
  });
  const ordered = isByPrice ? sortByPrice(cards, sort) : cards;
  // A list that's empty, or incomplete because the storefront failed, may lack the page of a valid cursor.
  const mayLackPage = cards.length === 0 || notice !== null;
  const products = pageOfList(ordered, paging) ?? (mayLackPage ? NO_PRODUCTS : null);
  return products && {products, works, count: isFiltered(filters) ? cards.length : null, notice};
}

type SortKey = Pick<CollectionSort, 'sortKey' | 'isReversed'>;

const BY_TITLE: SortKey = {sortKey: 'TITLE', isReversed: false};

/**
 * A page of a collection. Without a sort key, it's in the artist's order, or newest first if the store has no such
 * collection or an empty one.
 */
async function loadPage(
  context: AppLoadContext,
  name: CollectionName,
  {sortKey, isReversed}: SortKey,
  page: Paging & {withSizes: boolean},
) {
  const {queryWithLang} = context.storefront;
  if (sortKey === null) {
    const variables = {...page, handle: name};
    const result = await queryWithLang(FEATURED_QUERY, {variables});
    const products = result.data?.collection?.products ?? NO_PRODUCTS;
    if (products.nodes.length > 0 || result.notice) return {...result, data: {products}};
  }
  const result = await queryWithLang(COLLECTION_QUERY, {
    variables: {
      ...page,
      query: productTypeQuery(name),
      sortKey: sortKey ?? 'CREATED_AT',
      reverse: sortKey === null || isReversed,
    },
  });
  return {...result, data: result.data ?? {products: NO_PRODUCTS}};
}

const NO_PRODUCTS = {
  nodes: [],
  pageInfo: {hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null},
};

const LISTED_PRODUCTS_FRAGMENT = `#graphql
  fragment ListedProducts on ProductConnection {
    nodes {
      ...ProductCard
      sizes: variants(first: 10) @include(if: $withSizes) {
        nodes {
          ...FilteredSize
        }
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
` as const;

/** A page of a collection in the artist's order. */
const FEATURED_QUERY = `#graphql
  query Featured(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $first: Int
    $last: Int
    $startCursor: String
    $endCursor: String
    $withSizes: Boolean!
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(
        first: $first
        last: $last
        before: $startCursor
        after: $endCursor
        sortKey: COLLECTION_DEFAULT
      ) {
        ...ListedProducts
      }
    }
  }
  ${LISTED_PRODUCTS_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${FILTERED_SIZE_FRAGMENT}
  ${VARIANT_SIZE_FRAGMENT}
` as const;

/** A page of the products of a type, in another order. */
const COLLECTION_QUERY = `#graphql
  query Collection(
    $country: CountryCode
    $language: LanguageCode
    $query: String!
    $first: Int
    $last: Int
    $startCursor: String
    $endCursor: String
    $withSizes: Boolean!
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
  ) @inContext(country: $country, language: $language) {
    products(
      first: $first
      last: $last
      before: $startCursor
      after: $endCursor
      query: $query
      sortKey: $sortKey
      reverse: $reverse
    ) {
      ...ListedProducts
    }
  }
  ${LISTED_PRODUCTS_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${FILTERED_SIZE_FRAGMENT}
  ${VARIANT_SIZE_FRAGMENT}
` as const;
