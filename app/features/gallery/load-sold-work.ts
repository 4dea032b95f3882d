import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductCardFragment, SoldWorkLinksQuery} from 'storefrontapi.generated';
import type {SoldWork} from '~/content/gallery';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {visibleCards, type VisibleCard} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {productTypeQuery} from '~/shop/collection/collections';
import {isForSale} from '~/shop/product/availability';
import {meanDistance, readColours} from '~/shop/product/colours';
import {nextLaunchMs} from '~/shop/launch/launch';
import {loadShop} from '~/shop/site/load-shop';
import type {Notice} from '~/lib/notice';
import {loadSoldWorks} from './load-sold-works';

const MAX_SIMILAR = 4;

/** A work on its own page. */
export interface SoldWorkPage {
  work: SoldWork;
  /** The published prints of the work. */
  prints: VisibleCard[];
  /** Other prints for sale, the closest in colour to the work. */
  similar: VisibleCard[];
  previous: SoldWork | undefined;
  next: SoldWork | undefined;
}

/**
 * Loads a work of the gallery with its prints. The shop's own works are the default when the store has none. Null with
 * a notice when the storefront fails; null without one when the work doesn't exist. `endsAtMs` is the next launch among
 * its prints.
 */
export async function loadSoldWork(
  context: AppLoadContext,
  handle: string,
): Promise<{page: SoldWorkPage | null; endsAtMs: number | null; notice: Notice | null}> {
  const {nowMs} = context;
  const {works, notice} = await loadSoldWorks(context);
  const index = works.findIndex((work) => work.handle === handle);
  const work = works[index];
  if (!work) return {page: null, endsAtMs: null, notice};
  const [links, shop] = await Promise.all([loadLinks(context, handle), loadShop(context)]);
  const printsByHandle = links.allPrints.filter((print) => print.handle === work.print);
  const prints = links.prints.length > 0 ? links.prints : printsByHandle;
  const {sellsOtherSizes} = shop;
  const forSale = links.allPrints.filter((print) => isForSale({...print, sellsOtherSizes}, nowMs));
  const similar = closestPrints(work.colour, prints, forSale);
  const page = {
    work: {...work, size: work.size ?? links.size},
    prints: visibleCards(shop, prints),
    similar: visibleCards(shop, similar),
    previous: works[index - 1],
    next: works[index + 1],
  };
  return {
    page,
    endsAtMs: nextLaunchMs([...prints, ...similar], nowMs),
    notice: notice ?? links.notice,
  };
}

type Entry = NonNullable<SoldWorkLinksQuery['metaobject']>;

async function loadLinks(context: AppLoadContext, handle: string) {
  const {data, notice} = await context.storefront.queryWithLang(SOLD_WORK_LINKS_QUERY, {
    mayFail: ['products'],
    variables: {handle, allPrints: productTypeQuery('prints')},
  });
  return {...readLinks(data?.metaobject ?? null), allPrints: data?.products?.nodes ?? [], notice};
}

/** The prints whose colours are closest to '#rrggbb', each title once, except those that are already shown. */
export function closestPrints(
  colour: string,
  shown: readonly ProductCardFragment[],
  prints: readonly ProductCardFragment[],
): ProductCardFragment[] {
  const titles = new Set(shown.map(({title}) => title));
  const distance = (print: ProductCardFragment) => meanDistance(colour, readColours(print.colours));
  const others = prints.filter(({title}) => !titles.has(title));
  return collapseTitles(others)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MAX_SIMILAR);
}

/** The prints that the entry names, then those of its original, without duplicates; and the original's size. */
export function readLinks(entry: Entry | null) {
  const original = entry?.work?.reference;
  const product = original?.__typename === 'Product' ? original : null;
  const prints = [
    ...(entry?.prints?.references?.nodes ?? []),
    ...(product?.prints?.references?.nodes ?? []),
  ].flatMap((print) => (print.__typename === 'Product' ? [print] : []));
  return {
    prints: prints.filter(({id}, index) => prints.findIndex((other) => other.id === id) === index),
    size: product?.originalSize?.value,
  };
}

const SOLD_WORK_LINKS_QUERY = `#graphql
  query SoldWorkLinks(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $allPrints: String!
  )
  @inContext(country: $country, language: $language) {
    metaobject(handle: {type: "gallery_entry", handle: $handle}) {
      work: field(key: "work") {
        reference {
          __typename
          ... on Product {
            originalSize: metafield(namespace: "custom", key: "original_size") {
              value
            }
            prints: metafield(namespace: "custom", key: "related_prints") {
              references(first: 12) {
                nodes {
                  __typename
                  ...ProductCard
                }
              }
            }
          }
        }
      }
      prints: field(key: "prints") {
        references(first: 12) {
          nodes {
            __typename
            ...ProductCard
          }
        }
      }
    }
    products(first: 50, query: $allPrints, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ProductCard
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
