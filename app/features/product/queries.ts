import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import type {
  ProductCardFragment,
  ProductPageFragment,
  RelatedProductsFragment,
} from 'storefrontapi.generated';
import {findWriting, type Writing} from '~/shop/product/artists-writing.server';
import {
  EARLY_ACCESS_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_PAGE_FRAGMENT,
} from '~/shop/product/fragments';
import {opensEarlyAccess} from '~/shop/product/early-access';
import type {Sellable} from '~/shop/product/availability';
import {shopNowMs} from '~/lib/clock';
import {isOnlyAnnounced} from '~/shop/launch/launch';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {sanitizeAdminHtml} from '~/lib/security/admin-html.server';
import {loadSite} from '~/shop/site/load-site';

/** A product as its pages get it. */
export type LoadedProduct = ProductPageFragment & Pick<Sellable, 'sellsOtherSizes'>;

/**
 * Loads a product and its recommendations. When the storefront fails there is a notice, with the last good data or
 * null. Null without a notice: there is no such product. Failed recommendations are an empty list.
 */
export async function loadProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{
  product: LoadedProduct | null;
  writing: Writing | null;
  /** Of each size how many are left; empty where the store does not say. */
  stock: (number | null)[];
  /** Its original, its prints and its place in the gallery. */
  relations: RelatedProductsFragment | null;
  recommended: ProductCardFragment[];
  notice: Notice | null;
}> {
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(PRODUCT_QUERY, {
      marksUntranslated: true,
      mayFail: ['recommended', 'stock'],
      variables: {handle},
      cache: CacheCatalogue(),
    }),
    loadSite(context),
  ]);
  if (!data?.product) {
    return {...NO_PRODUCT, relations: null, stock: [], recommended: [], notice};
  }
  const {relatedOriginal, relatedPrints, soldRecord, ...product} = data.product;
  return {
    ...forPage(product, sellsOtherSizes),
    relations: {relatedOriginal, relatedPrints, soldRecord},
    stock: data.stock?.variants.nodes.map((variant) => variant.quantityAvailable ?? null) ?? [],
    recommended: data.recommended ?? [],
    notice,
  };
}

/**
 * Loads a product for its early-access page. Null also when the product wants another key; the key itself is in no
 * result. Throws a redirect to the product's page while early access has not begun: it has the countdown.
 */
export async function loadEarlyAccess(
  context: AppLoadContext,
  handle: string,
  key: string,
): Promise<{
  product: LoadedProduct | null;
  writing: Writing | null;
  notice: Notice | null;
}> {
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(EARLY_ACCESS_QUERY, {
      marksUntranslated: true,
      variables: {handle},
      cache: CacheCatalogue(),
    }),
    loadSite(context),
  ]);
  if (!data?.product) return {...NO_PRODUCT, notice};
  const {earlyAccessAt, earlyAccessKey, ...product} = data.product;
  if (!opensEarlyAccess({earlyAccessKey}, key)) return {...NO_PRODUCT, notice: null};
  const nowMs = shopNowMs(context.clockOffsetMs);
  if (isOnlyAnnounced({...product, earlyAccessAt}, nowMs)) throw toProductPage(handle);
  return {...forPage(product, sellsOtherSizes), notice};
}

const NO_PRODUCT = {product: null, writing: null};

/** The product with its description sanitised and without the writing, which it would otherwise have twice; and the writing. */
function forPage(
  product: ProductPageFragment,
  sellsOtherSizes: boolean,
): {product: LoadedProduct; writing: Writing | null} {
  const {poemTitle, poemText, poemRecording, story, ...shown} = product;
  const {handle, title} = product;
  return {
    product: {
      ...shown,
      descriptionHtml: sanitizeAdminHtml(shown.descriptionHtml),
      variants: {nodes: shown.variants.nodes.map(withoutUnknownSize)},
      // In the browser too, which knows the rule of the specification by itself.
      ...(sellsOtherSizes && {sellsOtherSizes}),
    },
    writing: findWriting({handle, title, poemTitle, poemText, poemRecording, story}),
  };
}

type Variant = ProductPageFragment['variants']['nodes'][number];

/** Few variants are measured, and the others need no bytes for it. */
function withoutUnknownSize({widthCm, heightCm, ...variant}: Variant): Variant {
  return widthCm && heightCm ? {...variant, widthCm, heightCm} : variant;
}

function toProductPage(handle: string): Response {
  const address = `/product/${encodeURIComponent(handle)}`;
  return redirect(address, {headers: {'Cache-Control': 'no-store'}});
}

const RELATED_PRODUCTS_FRAGMENT = `#graphql
  fragment RelatedProducts on Product {
    relatedOriginal: metafield(namespace: "custom", key: "related_original") {
      reference {
        __typename
        ... on Product {
          handle
          title
        }
      }
    }
    relatedPrints: metafield(namespace: "custom", key: "related_prints") {
      references(first: 5) {
        nodes {
          __typename
          ... on Product {
            handle
            title
          }
        }
      }
    }
    soldRecord: metafield(namespace: "custom", key: "sold_record") {
      reference {
        __typename
        ... on Metaobject {
          type
          handle
          title: field(key: "title") {
            value
          }
        }
      }
    }
  }
` as const;

const PRODUCT_QUERY = `#graphql
  query Product($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
      ...RelatedProducts
    }
    recommended: productRecommendations(productHandle: $handle) {
      ...ProductCard
    }
    stock: product(handle: $handle) {
      variants(first: 10) {
        nodes {
          quantityAvailable
        }
      }
    }
  }
  ${PRODUCT_PAGE_FRAGMENT}
  ${RELATED_PRODUCTS_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;

const EARLY_ACCESS_QUERY = `#graphql
  query EarlyAccess($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
      ...EarlyAccess
    }
  }
  ${PRODUCT_PAGE_FRAGMENT}
  ${EARLY_ACCESS_FRAGMENT}
` as const;
