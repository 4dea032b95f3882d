import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SoldWorkLinksQuery} from 'storefrontapi.generated';
import words from '#words/gallery';
import {SOLD_WORKS, type SoldWork} from '~/content/gallery';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';
import {formatWorkSize, readWorkSize} from '~/shop/product/work-size';
import {nextLaunchMs} from '~/shop/launch/launch';
import type {Notice} from '~/lib/notice';
import {loadSite} from '~/shop/site/load-site';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {loadSoldWorks} from './queries';

/** A work on its own page. */
export interface SoldWorkPage {
  work: SoldWork;
  /** What is known of it, in the order of the page. */
  facts: {term: string; value: string}[];
  /** The size in words; null when unknown. */
  size: string | null;
  /** The prints of it that are published. */
  prints: VisibleCard[];
  previous: Neighbour | null;
  next: Neighbour | null;
}

type Neighbour = Pick<SoldWork, 'handle' | 'title'>;

/**
 * Loads a work of the gallery with its prints: the store's, or the shop's own while the store has none. Null with a notice: the
 * storefront failed; null without one: there is no such work. `endsAtMs` is the next launch among its prints.
 */
export async function loadSoldWork(
  context: AppLoadContext,
  handle: string,
  nowMs: number,
): Promise<{page: SoldWorkPage | null; endsAtMs: number | null; notice: Notice | null}> {
  const {works: own, notice} = await loadSoldWorks(context);
  const works = own ?? SOLD_WORKS;
  const index = works.findIndex((work) => work.handle === handle);
  const work = works[index];
  if (!work) return {page: null, endsAtMs: null, notice};
  const [links, {sellsOtherSizes}] = await Promise.all([
    own ? loadLinks(context, handle) : NO_LINKS,
    loadSite(context),
  ]);
  const size = work.size ?? links.size;
  const page = {
    work,
    size,
    facts: factsOf({...work, size}),
    prints: links.prints.map((print) => visibleCard(print, nowMs, sellsOtherSizes)),
    previous: neighbour(works[index - 1]),
    next: neighbour(works[index + 1]),
  };
  return {page, endsAtMs: nextLaunchMs(links.prints, nowMs), notice: notice ?? links.notice};
}

function neighbour(work: SoldWork | undefined): Neighbour | null {
  return work ? {handle: work.handle, title: work.title} : null;
}

/** Year, medium and size, as far as they are known. */
export function factsOf({
  year,
  medium,
  size,
  ...picture
}: Pick<SoldWork, 'year' | 'medium' | 'width' | 'height'> & {size: string | null}) {
  const measured = readWorkSize(size, {...picture, url: ''});
  return [
    {term: words.year, value: year ? String(year) : ''},
    {term: words.medium, value: medium},
    {term: words.size, value: measured ? formatWorkSize(measured) : (size ?? '')},
  ].filter(({value}) => value);
}

type Entry = NonNullable<SoldWorkLinksQuery['metaobject']>;
type Links = Pick<ReturnType<typeof linksOf>, 'prints' | 'size'> & {notice: Notice | null};

const NO_LINKS: Links = {prints: [], size: null, notice: null};

async function loadLinks(context: AppLoadContext, handle: string): Promise<Links> {
  const {data, notice} = await context.storefront.safeQuery(SOLD_WORK_LINKS_QUERY, {
    variables: {handle},
    cache: CacheCatalogue(),
  });
  return {...linksOf(data?.metaobject ?? null), notice};
}

/** The prints that the entry names, then those of its original, each once; and the original's size. */
export function linksOf(entry: Entry | null) {
  const original = entry?.work?.reference;
  const product = original?.__typename === 'Product' ? original : null;
  const prints = [
    ...(entry?.prints?.references?.nodes ?? []),
    ...(product?.prints?.references?.nodes ?? []),
  ].flatMap((print) => (print.__typename === 'Product' ? [print] : []));
  return {
    prints: prints.filter(({id}, index) => prints.findIndex((other) => other.id === id) === index),
    size: product?.originalSize?.value ?? null,
  };
}

const SOLD_WORK_LINKS_QUERY = `#graphql
  query SoldWorkLinks($country: CountryCode, $language: LanguageCode, $handle: String!)
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
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
