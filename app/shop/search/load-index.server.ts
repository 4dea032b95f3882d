import type {AppLoadContext} from '@shopify/remix-oxygen';
import {BRIEF_CACHE} from '~/lib/storefront/caching';
import {LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import {
  FILTERED_SIZE_FRAGMENT,
  LAUNCH_FRAGMENT,
  PRODUCT_SIZE_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import type {Notice} from '~/lib/notice';
import {loadSite} from '~/shop/site/load-site';
import {buildIndex, type SearchIndex} from './search-index';

/**
 * The index of all products, as fresh as on other pages. The first visitor after a pause waits for the complete
 * catalogue. When the storefront fails, there's a notice.
 */
export async function loadIndex(
  context: AppLoadContext,
): Promise<{index: SearchIndex; notice: Notice | null}> {
  const [{products, notice}, {sellsOtherSizes}] = await Promise.all([
    loadEveryPage((after) =>
      context.storefront.safeQuery(SEARCH_PRODUCTS_QUERY, {
        variables: {first: LARGEST_PAGE, after},
        cache: BRIEF_CACHE,
      }),
    ),
    loadSite(context),
  ]);
  const works = products.map((product) => ({...product, sellsOtherSizes}));
  return {index: buildIndex(context.words, works), notice};
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
        ...FilteredSize
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
  ${FILTERED_SIZE_FRAGMENT}
  ${VARIANT_SIZE_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${PRODUCT_SIZE_FRAGMENT}
` as const;
