import {CacheCustom} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SitemapProductFragment, FeedProductFragment} from 'storefrontapi.generated';
import type {Sellable} from '~/shop/product/availability';
import {LAUNCH_FRAGMENT} from '~/shop/product/fragments';
import {dataOf, LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import {loadSite} from '~/shop/site/load-site';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';

/** Documents that crawlers read are fresh for ten minutes, then stale for an hour while they are revalidated. */
const CACHE = CacheCustom({mode: 'public', maxAge: 600, staleWhileRevalidate: 3600});

/** The number of products that feed readers get. */
const FEED_LENGTH = 20;

export type FeedProduct = FeedProductFragment & Pick<Sellable, 'sellsOtherSizes'>;

/** All products for the sitemap, newest first. Throws when the storefront fails. */
export function loadSitemapProducts(context: AppLoadContext): Promise<SitemapProductFragment[]> {
  return loadEveryPage((after) =>
    context.storefront.safeQuery(SITEMAP_PRODUCTS_QUERY, {
      variables: {first: LARGEST_PAGE, after},
      cache: CACHE,
    }),
  );
}

/** All products with their variants, newest first. Throws when the storefront fails. */
export async function loadFeedProducts(context: AppLoadContext): Promise<FeedProduct[]> {
  const [products, {sellsOtherSizes}] = await Promise.all([
    loadEveryPage((after) =>
      context.storefront.safeQuery(FEED_PRODUCTS_QUERY, {
        variables: {first: LARGEST_PAGE, after},
        cache: CACHE,
      }),
    ),
    loadSite(context),
  ]);
  return products.map((product) => ({...product, sellsOtherSizes}));
}

/** The newest products, for feed readers. Throws when the storefront fails. */
export async function loadNewestProducts(
  context: AppLoadContext,
): Promise<SitemapProductFragment[]> {
  const result = await context.storefront.safeQuery(SITEMAP_PRODUCTS_QUERY, {
    variables: {first: FEED_LENGTH, after: null},
    cache: CACHE,
  });
  return dataOf(result).products.nodes;
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
        ...Image
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
    ...Launch
  }
` as const;

const SITEMAP_PRODUCTS_QUERY = `#graphql
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
  ${SITEMAP_PRODUCT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

const FEED_PRODUCTS_QUERY = `#graphql
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
  ${FEED_PRODUCT_FRAGMENT}
  ${LAUNCH_FRAGMENT}
` as const;
