import type {AppLoadContext} from '@shopify/remix-oxygen';
import {BREAKTHROUGH, SEASONAL_HANDLE} from '~/content/special-products';
import {productTypeQuery} from '~/shop/collection/collections';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {visibleCard, visibleCards, type VisibleCard} from '~/shop/card/card';
import {nextLaunchMs} from '~/shop/launch/launch';
import {isForSale, isOriginal} from '~/shop/product/availability';
import {loadShop} from '~/shop/site/load-shop';
import type {CdnImage} from '~/lib/cdn-image';
import type {Notice} from '~/lib/notice';
import {IMAGE_FRAGMENT, PICTURE_FIELD_FRAGMENT, pictureOf} from '~/lib/storefront/image-fragments';
import {fieldOf, textsOf, type StoredMetaobject} from '~/lib/storefront/metaobject-fields';
import type {ServerWords} from '~/words';

/** The number of works on each additional shelf: a row of four. */
const SHELF = 4;

/** More than are shown, because some are already featured or repeat a title. */
const CANDIDATES = 16;

export interface HomeProducts {
  /**
   * The work at the top: the artist's choice, or else the newest print for sale. None when the artist has set a hero
   * picture.
   */
  hero: VisibleCard | null;
  /** Santa, then Breakthrough. Omits missing ones (specification, section 2). */
  exclusive: VisibleCard[];
  /** The newest other prints. */
  prints: VisibleCard[];
  /** The newest originals that are for sale. */
  originals: VisibleCard[];
}

export interface HomeTexts {
  heroText: string;
  mission: string;
  vision: string;
}

/**
 * Loads the home page's products and texts, and the next launch among the products. When the storefront fails, there's
 * a notice, with the last good products or none.
 */
export async function loadHome(context: AppLoadContext): Promise<{
  products: HomeProducts;
  /** The artist's picture at the top, in place of a work. */
  heroPicture: CdnImage | null;
  texts: HomeTexts;
  endsAtMs: number | null;
  notice: Notice | null;
}> {
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(HOME_QUERY, {
      mayFail: ['homePage'],
      variables: {
        seasonal: SEASONAL_HANDLE,
        breakthrough: BREAKTHROUGH.handle,
        first: CANDIDATES,
        prints: productTypeQuery('prints'),
        originals: productTypeQuery('originals'),
      },
    }),
    loadShop(context),
  ]);
  const {words, nowMs} = shop;
  const featured = [data?.seasonal, data?.breakthrough].filter((product) => product != null);
  const exclusive = visibleCards(shop, featured);
  const prints = visibleCards(shop, data?.prints.nodes ?? []);
  const originals = visibleCards(shop, data?.originals.nodes ?? []);
  const heroPicture = pictureOf(fieldOf(data?.homePage, 'hero_picture'));
  const reference = data?.homePage?.heroWork?.reference;
  const chosen = reference?.__typename === 'Product' ? visibleCard(shop, reference) : null;
  const newest = prints.find(
    (card) => !exclusive.some(({handle}) => handle === card.handle) && isForSale(card, nowMs),
  );
  const hero = heroPicture ? null : (chosen ?? newest ?? null);
  const above = [...exclusive, ...(hero ? [hero] : [])];
  // A print and an original may share a title.
  const isAbove = (card: VisibleCard) =>
    above.some((other) => other.title === card.title && isOriginal(other) === isOriginal(card));
  const others = (shelf: VisibleCard[]) => collapseTitles(shelf).filter((card) => !isAbove(card));
  const products = {
    hero,
    exclusive,
    prints: others(prints).slice(0, SHELF),
    originals: others(originals)
      .filter((card) => isForSale(card, nowMs))
      .slice(0, SHELF),
  };
  const shown = [...above, ...products.prints, ...products.originals];
  return {
    products,
    heroPicture,
    texts: readTexts(words, data?.homePage),
    endsAtMs: nextLaunchMs(shown, nowMs),
    notice,
  };
}

/** The store's texts, with the shop's own where they're empty. */
function readTexts(words: ServerWords, stored: StoredMetaobject): HomeTexts {
  const texts = textsOf(stored);
  return {
    heroText: texts.hero_text ?? words.home.heroText,
    mission: texts.mission ?? words.home.mission,
    vision: texts.vision ?? words.home.vision,
  };
}

const HOME_QUERY = `#graphql
  query Home(
    $country: CountryCode
    $language: LanguageCode
    $seasonal: String!
    $breakthrough: String!
    $first: Int!
    $prints: String!
    $originals: String!
  ) @inContext(country: $country, language: $language) {
    homePage: metaobject(handle: {type: "home_page", handle: "home-page"}) {
      fields {
        key
        value
        ...PictureField
      }
      heroWork: field(key: "hero_work") {
        reference {
          __typename
          ...ProductCard
        }
      }
    }
    breakthrough: product(handle: $breakthrough) {
      ...ProductCard
    }
    seasonal: product(handle: $seasonal) {
      ...ProductCard
    }
    prints: products(first: $first, query: $prints, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ProductCard
      }
    }
    originals: products(first: $first, query: $originals, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ProductCard
      }
    }
  }
  ${PICTURE_FIELD_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
