import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductCardFragment, ProductPageFragment, ProductQuery} from 'storefrontapi.generated';
import {editionSize} from '#contracts/edition';
import {pageUrl} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {sanitizeAdminHtml} from '~/lib/security/admin-html.server';
import {TEXTS_FRAGMENT} from '~/lib/storefront/metaobject-fields';
import {describeHanging, readExhibition, sortExhibitions} from '~/shop/exhibition/exhibition';
import {exhibitionPath, productPath} from '~/shop/paths';
import {visibleCards} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {nextLaunchMs} from '~/shop/launch/launch';
import {findWriting, type Writing} from '~/shop/product/artists-writing.server';
import {PRODUCT_CARD_FRAGMENT, PRODUCT_PAGE_FRAGMENT} from '~/shop/product/fragments';
import {arePricesHidden, visibleProduct} from '~/shop/product/hidden-prices';
import type {StoredProduct, VisibleProduct} from '~/shop/product/product';
import {metafieldOf} from '~/shop/product/metafields';
import {loadShop, type Shop} from '~/shop/site/load-shop';
import {loadUsPrices} from './us-prices';

/**
 * Loads a product without its hidden prices, and its recommendations. When the storefront fails, there's a notice, with
 * the last good data or null. Null without a notice when the product doesn't exist. Failed recommendations are an empty
 * list.
 */
export async function loadProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{
  product: VisibleProduct | null;
  writing: Writing | null;
  /** The number of copies left of each size of a limited edition; null when the store doesn't say. */
  stock: (number | null)[];
  recommended: ProductCardFragment[];
  notice: Notice | null;
}> {
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(PRODUCT_QUERY, {
      mayFail: ['recommended', 'stock', 'series', 'exhibitions'],
      variables: {handle},
    }),
    loadShop(context),
  ]);
  const {product, writing} = readStoredProduct(shop, data?.product);
  return {
    product: product && {
      ...visibleProduct(shop.words, product, shop.nowMs),
      series: findSeries(product, data?.series),
      exhibition: findExhibition(context, product, data?.exhibitions),
    },
    writing,
    stock: data?.product ? copiesLeft(data.product, data.stock) : [],
    recommended: data?.recommended ?? [],
    notice,
  };
}

/** The data of a product's page. Throws the redirect of a path that has no product. */
export async function loadProductPage(context: AppLoadContext, request: Request, handle: string) {
  const [{product, recommended, ...loaded}, usPrices, shop] = await Promise.all([
    loadProduct(context, handle),
    loadUsPrices(context, handle),
    loadShop(context),
  ]);
  const {words, nowMs} = shop;
  if (!product && !loaded.notice) {
    const redirection = await findRedirect(context, request);
    if (redirection) throw redirection;
  }
  return {
    ...loaded,
    product,
    related: visibleCards(shop, product ? relatedProducts(product.title, recommended) : []),
    address: pageUrl(words, new URL(request.url).origin, productPath(handle)),
    usPrices: product && !arePricesHidden(product, nowMs) ? usPrices : {},
    endsAtMs: nextLaunchMs(product ? [product, ...recommended] : [], nowMs),
  };
}

const RELATED_WORKS = 4;

/** The works below a product: the first recommendations, each title once, without the product's own title. */
export function relatedProducts(
  title: string,
  recommended: readonly ProductCardFragment[],
): ProductCardFragment[] {
  return collapseTitles(recommended.filter((work) => work.title !== title)).slice(0, RELATED_WORKS);
}

/** The product with a sanitized description, and separately the artist's writing. */
export function readStoredProduct(
  {words, sellsOtherSizes}: Shop,
  found: ProductQuery['product'] | ProductPageFragment,
): {product: StoredProduct | null; writing: Writing | null} {
  if (!found) return {product: null, writing: null};
  const {poemTitle, poemText, poemRecording, story, ...product} = found;
  const {handle, title} = product;
  return {
    product: {
      ...product,
      descriptionHtml: sanitizeAdminHtml(words, product.descriptionHtml),
      sellsOtherSizes,
    },
    writing: findWriting(words, {handle, title, poemTitle, poemText, poemRecording, story}),
  };
}

/** The page of a limited edition shows how many are left. Other pages don't use the stock. */
function copiesLeft(product: ProductPageFragment, stock: ProductQuery['stock']) {
  if (editionSize(metafieldOf(product, 'edition')?.value) === null) return [];
  return stock?.variants.nodes.map(({quantityAvailable}) => quantityAvailable ?? null) ?? [];
}

/** The first series that lists the work. The Storefront API can't look a series up by its works. */
function findSeries({id}: ProductPageFragment, series: ProductQuery['series'] | undefined) {
  const found = series?.nodes.find(({works}) => works?.value?.includes(JSON.stringify(id)));
  return found && {handle: found.handle, title: found.title?.value ?? ''};
}

/** The exhibition where the work hangs now, or else the next one. */
function findExhibition(
  {words, nowMs}: AppLoadContext,
  {id}: ProductPageFragment,
  stored: ProductQuery['exhibitions'] | undefined,
) {
  const [found] = sortExhibitions(
    (stored?.nodes ?? []).flatMap((node) => readExhibition(words, node, nowMs) ?? []),
  ).filter(({state, workIds}) => state !== 'past' && workIds.includes(id));
  return found && {path: exhibitionPath(found.handle), description: describeHanging(words, found)};
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
    series: metaobjects(type: "series", first: 50) {
      nodes {
        handle
        title: field(key: "title") {
          value
        }
        works: field(key: "works") {
          value
        }
      }
    }
    exhibitions: metaobjects(type: "exhibition", first: 50, sortKey: "updated_at", reverse: true) {
      nodes {
        handle
        ...Texts
      }
    }
  }
  ${PRODUCT_PAGE_FRAGMENT}
  ${RELATED_PRODUCTS_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${TEXTS_FRAGMENT}
` as const;
