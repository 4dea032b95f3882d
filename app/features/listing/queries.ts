import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CollectionQuery} from 'storefrontapi.generated';
import {COLLECTIONS, type CollectionName} from '~/lib/catalogue/collections';
import {PRODUCT_CARD_FRAGMENT} from '~/lib/catalogue/fragments';
import {withoutHiddenCardPrice, type VisibleCard} from '~/lib/catalogue/hidden-prices';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {collectionAddress, type CollectionAddress, type PagePlace} from './collection-address';

/** Products read at once in a collection (specification, section 9). */
const COLLECTION_PAGE_SIZE = 50;

/** A page of a collection as the visitor receives it. */
export interface CollectionPage {
  products: VisibleCard[];
  /** Addresses of the pages on either side; null at the ends. */
  earlier: string | null;
  later: string | null;
  /** When the server read it, in epoch milliseconds. */
  renderedAtMs: number;
}

/**
 * One page of a collection; with a notice when the storefront failed, and then as it was last known, or empty. Null when the
 * storefront refused the cursor: one that was cut short, or made in another order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  {sort, place}: CollectionAddress,
): Promise<{page: CollectionPage; notice: Notice | null} | null> {
  const isBackwards = place !== null && 'before' in place;
  const {data, notice} = await context.storefront.safeQuery(COLLECTION_QUERY, {
    variables: {
      ...place,
      ...(isBackwards ? {last: COLLECTION_PAGE_SIZE} : {first: COLLECTION_PAGE_SIZE}),
      query: `product_type:'${COLLECTIONS[name].productType}'`,
      sortKey: sort.sortKey,
      reverse: sort.isReversed,
    },
    cache: CacheCatalogue(),
  });
  // The storefront gives a refused cursor no code; its words are all there is to know it by.
  if (place && notice?.description?.includes('cursor')) return null;

  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const address = (neighbour: PagePlace) => collectionAddress(name, {sort, place: neighbour});
  const {nodes, pageInfo} = data?.products ?? NO_PRODUCTS;
  const {hasPreviousPage, startCursor, hasNextPage, endCursor} = pageInfo;
  return {
    page: {
      products: nodes.map((product) => withoutHiddenCardPrice(product, renderedAtMs)),
      earlier: hasPreviousPage && startCursor ? address({before: startCursor}) : null,
      later: hasNextPage && endCursor ? address({after: endCursor}) : null,
      renderedAtMs,
    },
    notice,
  };
}

const NO_PRODUCTS: CollectionQuery['products'] = {
  nodes: [],
  pageInfo: {hasPreviousPage: false, hasNextPage: false},
};

const COLLECTION_QUERY = `#graphql
  ${PRODUCT_CARD_FRAGMENT}
  query Collection(
    $country: CountryCode
    $language: LanguageCode
    $query: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
  ) @inContext(country: $country, language: $language) {
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      query: $query
      sortKey: $sortKey
      reverse: $reverse
    ) {
      nodes {
        ...ProductCard
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
` as const;
