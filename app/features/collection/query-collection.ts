import type {AppLoadContext} from '@shopify/remix-oxygen';
import {productTypeQuery, type CollectionName} from '~/shop/collection/collections';
import {
  FILTERED_SIZE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import type {CollectionSort} from './collection-sort';
import type {Paging} from './price-order';

export type SortKey = Pick<CollectionSort, 'sortKey' | 'isReversed'>;

export const NO_PRODUCTS = {
  nodes: [],
  pageInfo: {hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null},
};

/**
 * A page of a collection. Without a sort key, it's in the artist's order, or newest first if the store has no such
 * collection or an empty one.
 */
export async function queryCollection(
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
