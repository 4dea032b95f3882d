import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FeedProductFragment} from 'storefrontapi.generated';
import {DOCUMENT_CACHE} from '~/lib/documents/document-response';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {CatalogueError, LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import type {Selling} from '~/shop/product/availability';
import {
  LAUNCH_FRAGMENT,
  PRODUCT_SIZE_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import {loadSite} from '~/shop/site/load-site';

export type FeedProduct = FeedProductFragment & Selling;

/** All products for the sitemap and feeds, newest first. Throws when the storefront fails. */
export async function loadFeedProducts(context: AppLoadContext): Promise<FeedProduct[]> {
  const [{products, notice}, {sellsOtherSizes}] = await Promise.all([
    loadEveryPage((after) =>
      context.storefront.safeQuery(FEED_PRODUCTS_QUERY, {
        variables: {first: LARGEST_PAGE, after},
        cache: DOCUMENT_CACHE,
      }),
    ),
    loadSite(context),
  ]);
  if (notice) throw new CatalogueError(notice);
  return products.map((product) => ({...product, sellsOtherSizes}));
}

/** One query for the sitemap and feeds, which share the cached pages of the catalogue. */
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
  fragment FeedProduct on Product {
    id
    handle
    title
    description
    productType
    createdAt
    publishedAt
    updatedAt
    images(first: 5) {
      nodes {
        ...Image
      }
    }
    options(first: 1) {
      name
    }
    variants(first: 10) {
      nodes {
        id
        availableForSale
        price {
          amount
          currencyCode
        }
        selectedOptions {
          name
          value
        }
        ...VariantSize
      }
    }
    ...Launch
    ...ProductSize
  }
  ${LAUNCH_FRAGMENT}
  ${PRODUCT_SIZE_FRAGMENT}
  ${VARIANT_SIZE_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
