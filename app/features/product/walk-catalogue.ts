import {CacheCustom} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ListedWorkFragment, OfferedWorkFragment} from 'storefrontapi.generated';
import type {StorefrontResult} from '~/lib/storefront/safe-query';

/** As many as the storefront gives at once. */
const PAGE_SIZE = 250;

/** For documents that crawlers read: ten minutes, and an hour more while they are asked for anew. */
const CACHE = CacheCustom({mode: 'public', maxAge: 600, staleWhileRevalidate: 3600});

interface WorksPage<Work> {
  products: {nodes: Work[]; pageInfo: {hasNextPage: boolean; endCursor?: string | null}};
}

/** Every work of the shop as a list of addresses needs it, the newest first, so many at once. Throws when the storefront fails. */
export function walkListedWorks(context: AppLoadContext): AsyncGenerator<ListedWorkFragment[]> {
  return walk((after) =>
    context.storefront.safeQuery(LISTED_WORKS_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: CACHE,
    }),
  );
}

/** Every work of the shop with its variants, the newest first, so many at once. Throws when the storefront fails. */
export function walkOfferedWorks(context: AppLoadContext): AsyncGenerator<OfferedWorkFragment[]> {
  return walk((after) =>
    context.storefront.safeQuery(OFFERED_WORKS_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: CACHE,
    }),
  );
}

/** The newest works, at most `count`. Throws when the storefront fails. */
export async function loadNewestWorks(
  context: AppLoadContext,
  count: number,
): Promise<ListedWorkFragment[]> {
  const result = await context.storefront.safeQuery(LISTED_WORKS_QUERY, {
    variables: {first: count, after: null},
    cache: CACHE,
  });
  return dataOf(result).products.nodes;
}

async function* walk<Work>(
  load: (after: string | null) => Promise<StorefrontResult<WorksPage<Work>>>,
): AsyncGenerator<Work[]> {
  let after: string | null = null;
  do {
    const {nodes, pageInfo}: WorksPage<Work>['products'] = dataOf(await load(after)).products;
    yield nodes;
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after);
}

function dataOf<Data>(result: StorefrontResult<Data>): Data {
  if (result.ok) return result.data;
  const {title, description} = result.notice;
  throw new Error([title, description].filter(Boolean).join(': '));
}

const LISTED_WORK_FRAGMENT = `#graphql
  fragment ListedWork on Product {
    id
    handle
    title
    description
    productType
    publishedAt
    updatedAt
    images(first: 5) {
      nodes {
        url
        altText
        width
        height
      }
    }
  }
` as const;

const OFFERED_WORK_FRAGMENT = `#graphql
  fragment OfferedWork on Product {
    id
    handle
    title
    description
    productType
    images(first: 5) {
      nodes {
        url
      }
    }
    options(first: 1) {
      name
    }
    variants(first: 10) {
      nodes {
        id
        title
        availableForSale
        price {
          amount
          currencyCode
        }
        selectedOptions {
          name
          value
        }
      }
    }
    launchAt: metafield(namespace: "custom", key: "launch_at") {
      value
    }
  }
` as const;

const LISTED_WORKS_QUERY = `#graphql
  ${LISTED_WORK_FRAGMENT}
  query ListedWorks($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)
  @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ListedWork
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

const OFFERED_WORKS_QUERY = `#graphql
  ${OFFERED_WORK_FRAGMENT}
  query OfferedWorks($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)
  @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...OfferedWork
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;
