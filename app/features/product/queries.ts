import {CacheShort} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductCardFragment, ProductPageFragment} from 'storefrontapi.generated';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {queryStorefront} from '~/lib/storefront/query';
import {collectionAddress, type CollectionAddress, type PagePlace} from './collection-address';
import {COLLECTIONS, type CollectionName} from './collections';
import {sanitizeDescription} from './description-html.server';
import {PRODUCT_CARD_FRAGMENT, PRODUCT_PAGE_FRAGMENT} from './fragments';
import {withoutHiddenCardPrice, type VisibleCard} from './hidden-prices';

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
 * One page of a collection; an empty page and a notice when the storefront failed, and null when it refused the cursor:
 * one that was cut short, or made in another order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  {sort, place}: CollectionAddress,
): Promise<{page: CollectionPage; notice: Notice | null} | null> {
  const isBackwards = place !== null && 'before' in place;
  const answer = await queryStorefront(context, COLLECTION_QUERY, {
    fields: ['products'],
    variables: {
      ...place,
      ...(isBackwards ? {last: COLLECTION_PAGE_SIZE} : {first: COLLECTION_PAGE_SIZE}),
      query: `product_type:'${COLLECTIONS[name].productType}'`,
      sortKey: sort.sortKey,
      reverse: sort.isReversed,
    },
    cache: CacheShort(),
  });
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  if (!answer.ok) {
    // The storefront gives a refused cursor no code; its words are all there is to know it by.
    if (place && answer.notice.description?.includes('cursor')) return null;
    return {
      page: {products: [], earlier: null, later: null, renderedAtMs},
      notice: answer.notice,
    };
  }

  const {nodes, pageInfo} = answer.data.products;
  const {hasPreviousPage, startCursor, hasNextPage, endCursor} = pageInfo;
  const address = (neighbour: PagePlace) => collectionAddress(name, {sort, place: neighbour});
  return {
    page: {
      products: nodes.map((product) => withoutHiddenCardPrice(product, renderedAtMs)),
      earlier: hasPreviousPage && startCursor ? address({before: startCursor}) : null,
      later: hasNextPage && endCursor ? address({after: endCursor}) : null,
      renderedAtMs,
    },
    notice: null,
  };
}

/**
 * The product with that handle, and what the shop recommends beside it; null with a notice when the storefront failed, null
 * without one when there is none. Recommendations that failed are none. Its `descriptionHtml` is safe to show.
 */
export async function loadProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{
  product: ProductPageFragment | null;
  recommended: ProductCardFragment[];
  notice: Notice | null;
}> {
  const answer = await queryStorefront(context, PRODUCT_QUERY, {
    fields: ['product'],
    mayFail: ['recommended'],
    variables: {handle},
    cache: CacheShort(),
  });
  if (!answer.ok) return {product: null, recommended: [], notice: answer.notice};
  const {product, recommended} = answer.data;
  return {
    product: product
      ? {...product, descriptionHtml: sanitizeDescription(product.descriptionHtml)}
      : null,
    recommended: recommended ?? [],
    notice: null,
  };
}

/** The works that the home page shows, in that order, by handle; those that the shop lacks are left out. */
export async function loadExclusiveWorks(
  context: AppLoadContext,
): Promise<{products: VisibleCard[]; renderedAtMs: number; notice: Notice | null}> {
  const answer = await queryStorefront(context, EXCLUSIVE_WORKS_QUERY, {
    fields: ['santa', 'breakthrough'],
    variables: {},
    cache: CacheShort(),
  });
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  if (!answer.ok) return {products: [], renderedAtMs, notice: answer.notice};
  const products = [answer.data.santa, answer.data.breakthrough]
    .filter((product) => product != null)
    .map((product) => withoutHiddenCardPrice(product, renderedAtMs));
  return {products, renderedAtMs, notice: null};
}

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

const PRODUCT_QUERY = `#graphql
  ${PRODUCT_CARD_FRAGMENT}
  ${PRODUCT_PAGE_FRAGMENT}
  query Product($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
    }
    recommended: productRecommendations(productHandle: $handle) {
      ...ProductCard
    }
  }
` as const;

const EXCLUSIVE_WORKS_QUERY = `#graphql
  ${PRODUCT_CARD_FRAGMENT}
  query ExclusiveWorks($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    santa: product(handle: "santa") {
      ...ProductCard
    }
    breakthrough: product(handle: "breakthrough") {
      ...ProductCard
    }
  }
` as const;
