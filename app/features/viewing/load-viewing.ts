import {CacheCustom, CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ViewingFragment} from 'storefrontapi.generated';
import {isSameSecret} from '#contracts/security/is-same-secret';
import {visibleCards, type VisibleCard} from '~/shop/card/card';
import {formatPriceRange} from '~/shop/product/price-range';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {saleState, type SaleState} from '~/shop/product/availability';
import {loadShop, type Shop} from '~/shop/site/load-shop';
import type {Notice} from '~/lib/notice';
import {parseJson} from '~/lib/read-json';
import {fieldOf, paragraphsOf, textsOf} from '~/lib/storefront/metaobject-fields';

export interface ViewingWork extends Pick<
  VisibleCard,
  'handle' | 'title' | 'facts' | 'images' | 'colour'
> {
  /** The price, if the shop shows one. */
  price: string | null;
  /** The artist's note, which may name a price for this guest. */
  note: string | null;
  state: SaleState;
}

/** A selection of works for a guest. */
export interface Viewing {
  title: string;
  text: string[];
  /** 'December 24, 2026', in the artist's time zone; null when it has no end. */
  openUntil: string | null;
  works: ViewingWork[];
}

/** Guessed keys cost the storefront one query in this time. */
const CACHE_KEYS = CacheCustom({mode: 'public', maxAge: 10});

/**
 * Finds the viewing with this key; null when there's none, or it has ended. Caches only the list of keys, because a
 * viewing shows live stock and its end applies at once. Compares keys in constant time.
 */
export async function loadViewing(
  context: AppLoadContext,
  key: string,
): Promise<{viewing: Viewing | null; notice: Notice | null}> {
  const {safeQuery} = context.storefront;
  const keys = await safeQuery(VIEWING_KEYS_QUERY, {cache: CACHE_KEYS});
  // URLs are lower-case.
  const entry = keys.data?.metaobjects.nodes.find((node) =>
    isSameSecret(key.toLowerCase(), (node.key?.value ?? '').toLowerCase()),
  );
  if (!entry) return {viewing: null, notice: keys.notice};
  const [{data, notice}, shop] = await Promise.all([
    safeQuery(VIEWING_QUERY, {variables: {id: entry.id}, cache: CacheNone()}),
    loadShop(context),
  ]);
  return {viewing: data?.metaobject ? readViewing(shop, data.metaobject) : null, notice};
}

/** Null for a viewing that has ended. */
function readViewing(shop: Shop, stored: ViewingFragment): Viewing | null {
  const {words, nowMs} = shop;
  const {title = words.viewing.untitled, text = '', notes = '', ends_at: endsAt} = textsOf(stored);
  const endsAtMs = endsAt ? Date.parse(endsAt) : NaN;
  if (endsAtMs <= nowMs) return null;
  const hung = fieldOf(stored, 'products');
  // References omit unpublished works. The list of ids, whose order the notes follow, doesn't.
  const ids = parseJson(hung?.value ?? '');
  const paragraphs = paragraphsOf(notes);
  const noteOn = (id: string) => readNote(paragraphs[Array.isArray(ids) ? ids.indexOf(id) : -1]);
  const products = hung?.references?.nodes.filter((node) => node.__typename === 'Product') ?? [];
  const cards = visibleCards(shop, products);
  return {
    title,
    text: text ? paragraphsOf(text) : [],
    openUntil: Number.isNaN(endsAtMs) ? null : words.longDate(new Date(endsAtMs)),
    works: cards.map((card) => {
      const {id, handle, title, facts, images, colour, priceRange} = card;
      return {
        handle,
        title,
        facts,
        colour,
        images,
        price: priceRange && formatPriceRange(words, priceRange),
        note: noteOn(id),
        state: saleState(card, nowMs),
      };
    }),
  };
}

/** A dash keeps the place of a work without a note. */
function readNote(paragraph = ''): string | null {
  return /^[-–—]?$/.test(paragraph.trim()) ? null : paragraph;
}

const VIEWING_FRAGMENT = `#graphql
  fragment Viewing on Metaobject {
    fields {
      key
      value
      references(first: 30) {
        nodes {
          __typename
          ...ProductCard
        }
      }
    }
  }
` as const;

const VIEWING_KEYS_QUERY = `#graphql
  query ViewingKeys($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    metaobjects(type: "viewing", first: 250, sortKey: "updated_at", reverse: true) {
      nodes {
        id
        key: field(key: "key") {
          value
        }
      }
    }
  }
` as const;

const VIEWING_QUERY = `#graphql
  query ViewingById($country: CountryCode, $language: LanguageCode, $id: ID!)
  @inContext(country: $country, language: $language) {
    metaobject(id: $id) {
      ...Viewing
    }
  }
  ${VIEWING_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
