import {CacheCustom} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SitemapProductFragment, FeedProductFragment} from 'storefrontapi.generated';
import type {StorefrontResult} from '~/lib/storefront/safe-query';

/** As many as the storefront gives at once. */
const PAGE_SIZE = 250;

/** For documents that crawlers read: ten minutes, and an hour more while they are asked for anew. */
const CACHE = CacheCustom({mode: 'public', maxAge: 600, staleWhileRevalidate: 3600});

interface ProductsPage<Work> {
  products: {nodes: Work[]; pageInfo: {hasNextPage: boolean; endCursor?: string | null}};
}

/** Every work of the shop as a list of addresses needs it, the newest first, so many at once. Throws when the storefront fails. */
export function iterateSitemapProducts(
  context: AppLoadContext,
): AsyncGenerator<SitemapProductFragment[]> {
  return walk((after) =>
    context.storefront.safeQuery(SITEMAP_PRODUCTS_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: CACHE,
    }),
  );
}

/** Every work of the shop with its variants, the newest first, so many at once. Throws when the storefront fails. */
export function iterateFeedProducts(
  context: AppLoadContext,
): AsyncGenerator<FeedProductFragment[]> {
  return walk((after) =>
    context.storefront.safeQuery(FEED_PRODUCTS_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: CACHE,
    }),
  );
}

/** The newest works, at most `count`. Throws when the storefront fails. */
export async function loadNewestWorks(
  context: AppLoadContext,
  count: number,
): Promise<SitemapProductFragment[]> {
  const result = await context.storefront.safeQuery(SITEMAP_PRODUCTS_QUERY, {
    variables: {first: count, after: null},
    cache: CACHE,
  });
  return dataOf(result).products.nodes;
}

async function* walk<Work>(
  load: (after: string | null) => Promise<StorefrontResult<ProductsPage<Work>>>,
): AsyncGenerator<Work[]> {
  let after: string | null = null;
  do {
    const {nodes, pageInfo}: ProductsPage<Work>['products'] = dataOf(await load(after)).products;
    yield nodes;
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after);
}

function dataOf<Data>(result: StorefrontResult<Data>): Data {
  if (result.ok) return result.data;
  const {title, description} = result.notice;
  throw new Error([title, description].filter(Boolean).join(': '));
}

const SITEMAP_PRODUCT_FRAGMENT = `#graphql
  fragment SitemapProduct on Product {
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

const FEED_PRODUCT_FRAGMENT = `#graphql
  fragment FeedProduct on Product {
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

const SITEMAP_PRODUCTS_QUERY = `#graphql
  ${SITEMAP_PRODUCT_FRAGMENT}
  query SitemapProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)
  @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...SitemapProduct
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

const FEED_PRODUCTS_QUERY = `#graphql
  ${FEED_PRODUCT_FRAGMENT}
  query FeedProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)
  @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...FeedProduct
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;
