import {CacheShort} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductCardFragment, ProductPageFragment} from 'storefrontapi.generated';
import type {Notice} from '~/lib/notice';
import {queryStorefront} from '~/lib/storefront/query';
import {COLLECTIONS, type CollectionName} from './collections';
import {PRODUCT_CARD_FRAGMENT, PRODUCT_PAGE_FRAGMENT} from './fragments';

/** Products read at once in a collection (specification, section 9). */
export const COLLECTION_PAGE_SIZE = 50;

/** One page of a collection; an empty page and a notice when the storefront failed. */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  page: CollectionPageVariables,
) {
  const answer = await queryStorefront(context, COLLECTION_QUERY, {
    fields: ['products'],
    variables: {...page, query: `product_type:'${COLLECTIONS[name].productType}'`},
    cache: CacheShort(),
  });
  return answer.ok
    ? {products: answer.data.products, notice: null}
    : {products: EMPTY_PAGE, notice: answer.notice};
}

/** Forwards from a cursor or backwards from one, as Hydrogen's `getPaginationVariables` gives it. */
export type CollectionPageVariables =
  {first: number; endCursor: string | null} | {last: number; startCursor: string | null};

/** The product with that handle; null with a notice when the storefront failed, null without one when there is none. */
export async function loadProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{product: ProductPageFragment | null; notice: Notice | null}> {
  const answer = await queryStorefront(context, PRODUCT_QUERY, {
    fields: ['product'],
    variables: {handle},
    cache: CacheShort(),
  });
  return answer.ok
    ? {product: answer.data.product ?? null, notice: null}
    : {product: null, notice: answer.notice};
}

/** The works that the home page shows, in that order, by handle; those that the shop lacks are left out. */
export async function loadExclusiveWorks(
  context: AppLoadContext,
): Promise<{products: ProductCardFragment[]; notice: Notice | null}> {
  const answer = await queryStorefront(context, EXCLUSIVE_WORKS_QUERY, {
    fields: ['santa', 'breakthrough'],
    variables: {},
    cache: CacheShort(),
  });
  if (!answer.ok) return {products: [], notice: answer.notice};
  const {santa, breakthrough} = answer.data;
  return {products: [santa, breakthrough].filter((product) => product != null), notice: null};
}

const EMPTY_PAGE = {
  nodes: [] as ProductCardFragment[],
  pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
};

const COLLECTION_QUERY = `#graphql
  ${PRODUCT_CARD_FRAGMENT}
  query Collection(
    $country: CountryCode
    $language: LanguageCode
    $query: String!
    $first: Int
    $last: Int
    $startCursor: String
    $endCursor: String
  ) @inContext(country: $country, language: $language) {
    products(
      first: $first
      last: $last
      before: $startCursor
      after: $endCursor
      query: $query
      sortKey: CREATED_AT
      reverse: true
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
  ${PRODUCT_PAGE_FRAGMENT}
  query Product($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
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
