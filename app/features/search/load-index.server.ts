import {CacheCustom, CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SearchProductFragment} from 'storefrontapi.generated';
import language from '#words/language';
import {CatalogueError, LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import {
  LAUNCH_FRAGMENT,
  PRODUCT_SIZE_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import type {Notice} from '~/lib/notice';
import {buildIndex, openIndex, type SearchIndex, type StoredIndex} from './search-index';

/**
 * The index is as fresh as other pages' queries, so that a new work is found and a launch obeyed within a minute; the
 * first visitor after a pause waits for the whole catalogue. Prices and stock on the page are of now all the same.
 */
const CACHE = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 10});
/** A failed attempt need not ask for the same pages again. */
const PRODUCTS_CACHE = CacheCustom({mode: 'public', maxAge: 5, staleWhileRevalidate: 5});

/** The search index, from Hydrogen's cache or from the storefront; null with the notice when that fails. */
export async function loadIndex(
  context: AppLoadContext,
): Promise<{index: SearchIndex; notice: null} | {index: null; notice: Notice}> {
  try {
    const stored = await context.withCache.run<StoredIndex>(
      {
        cacheKey: ['search index', language.code, context.storefront.getApiUrl()],
        cacheStrategy: context.pagesMayBeStored ? CACHE : CacheNone(),
        shouldCacheResult: () => true,
      },
      async () => buildIndex(await loadSearchProducts(context)),
    );
    return {index: openIndex(stored), notice: null};
  } catch (error) {
    if (error instanceof CatalogueError) return {index: null, notice: error.notice};
    throw error;
  }
}

/** All products, newest first. Throws a `CatalogueError`. */
function loadSearchProducts(context: AppLoadContext): Promise<SearchProductFragment[]> {
  return loadEveryPage((after) =>
    context.storefront.safeQuery(SEARCH_PRODUCTS_QUERY, {
      variables: {first: LARGEST_PAGE, after},
      cache: PRODUCTS_CACHE,
    }),
  );
}

const SEARCH_PRODUCT_FRAGMENT = `#graphql
  fragment SearchProduct on Product {
    id
    handle
    title
    description
    productType
    tags
    createdAt
    images(first: 5) {
      nodes {
        url
        altText
        width
        height
      }
    }
    variants(first: 10) {
      nodes {
        ...VariantSize
        availableForSale
        price {
          amount
        }
      }
    }
    ...Launch
    medium: metafield(namespace: "custom", key: "medium") {
      value
    }
    ...ProductSize
    poemTitle: metafield(namespace: "custom", key: "poem_title") {
      value
    }
    poemText: metafield(namespace: "custom", key: "poem_text") {
      value
    }
    story: metafield(namespace: "custom", key: "story") {
      value
    }
    colours: metafield(namespace: "custom", key: "colours") {
      value
    }
  }
` as const;

const SEARCH_PRODUCTS_QUERY = `#graphql
  query SearchProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)
  @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...SearchProduct
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${SEARCH_PRODUCT_FRAGMENT}
  ${VARIANT_SIZE_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${PRODUCT_SIZE_FRAGMENT}
` as const;
