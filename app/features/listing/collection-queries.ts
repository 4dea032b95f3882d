import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';

const COLLECTION_PAGE_FRAGMENT = `#graphql
  fragment CollectionPage on ProductConnection {
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
` as const;

/** The beginning of the artist's own order, for the words of its link. */
const OWN_ORDER_FRAGMENT = `#graphql
  fragment OwnOrder on Collection {
    products(first: 50, sortKey: COLLECTION_DEFAULT) {
      nodes {
        createdAt
      }
    }
  }
` as const;

/** A page of a collection in the order that the artist gave it. */
export const FEATURED_QUERY = `#graphql
  query Featured(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $first: Int
    $last: Int
    $startCursor: String
    $endCursor: String
  ) @inContext(country: $country, language: $language) {
    own: collection(handle: $handle) {
      ...OwnOrder
    }
    collection(handle: $handle) {
      products(
        first: $first
        last: $last
        before: $startCursor
        after: $endCursor
        sortKey: COLLECTION_DEFAULT
      ) {
        ...CollectionPage
      }
    }
  }
  ${OWN_ORDER_FRAGMENT}
  ${COLLECTION_PAGE_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** A page of the products of a type, in another order. */
export const COLLECTION_QUERY = `#graphql
  query Collection(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $query: String!
    $first: Int
    $last: Int
    $startCursor: String
    $endCursor: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
  ) @inContext(country: $country, language: $language) {
    own: collection(handle: $handle) {
      ...OwnOrder
    }
    products(
      first: $first
      last: $last
      before: $startCursor
      after: $endCursor
      query: $query
      sortKey: $sortKey
      reverse: $reverse
    ) {
      ...CollectionPage
    }
  }
  ${OWN_ORDER_FRAGMENT}
  ${COLLECTION_PAGE_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
