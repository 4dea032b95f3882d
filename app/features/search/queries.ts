import {CacheCustom} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SearchProductFragment} from 'storefrontapi.generated';
import {
  LAUNCH_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_SIZE_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import {iteratePages, LARGEST_PAGE} from '~/lib/storefront/iterate-pages';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';
import type {Notice} from '~/lib/notice';
import {loadSite} from '~/shop/site/load-site';
import {CacheCatalogue} from '~/lib/storefront/caching';

/** The index made of them is cached; a failed attempt need not ask for the same pages again. */
const CACHE = CacheCustom({mode: 'public', maxAge: 5, staleWhileRevalidate: 5});

/** All products with what the search index has of them, newest first. Throws a `CatalogueError`. */
export async function loadSearchProducts(
  context: AppLoadContext,
): Promise<SearchProductFragment[]> {
  const products: SearchProductFragment[] = [];
  const pages = iteratePages((after) =>
    context.storefront.safeQuery(SEARCH_PRODUCTS_QUERY, {
      variables: {first: LARGEST_PAGE, after},
      cache: CACHE,
    }),
  );
  for await (const page of pages) products.push(...page);
  return products;
}

/** The cards of products, in the order of the ids, with the price and stock of now; what is gone is left out. */
export async function loadCards(
  context: AppLoadContext,
  ids: string[],
  nowMs: number,
): Promise<{cards: VisibleCard[]; notice: Notice | null}> {
  if (ids.length === 0) return {cards: [], notice: null};
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(SEARCH_CARDS_QUERY, {
      marksUntranslated: true,
      variables: {ids},
      cache: CacheCatalogue(),
    }),
    loadSite(context),
  ]);
  const cards = (data?.nodes ?? []).flatMap((node) =>
    node && 'handle' in node ? [visibleCard(node, nowMs, sellsOtherSizes)] : [],
  );
  return {cards, notice};
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

const SEARCH_CARDS_QUERY = `#graphql
  query SearchCards($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ProductCard
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
