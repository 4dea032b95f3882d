import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SeriesQuery} from 'storefrontapi.generated';
import {SITE} from '#contracts/site';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {pictureRatio} from '~/shop/card/picture-ratio';
import {visibleCards, type VisibleCard} from '~/shop/card/card';
import {nextLaunchMs} from '~/shop/launch/launch';
import {loadShop} from '~/shop/site/load-shop';
import type {CdnImage} from '~/lib/cdn-image';
import {findTextLanguage} from '~/lib/language/untranslated';
import {shorten} from '~/lib/shorten';

/** A series that another one links to. */
export interface SeriesLink {
  handle: string;
  title: string;
  titleLang: string | undefined;
  /** The picture of its first work. */
  image: CdnImage | undefined;
}

/**
 * Loads a series, a metaobject of the type `series`. The work with the widest picture comes first, the others follow in
 * the artist's order. When the storefront fails, there's a notice. Null without a notice when the series doesn't exist,
 * or none of its works is published.
 */
export async function loadSeries(context: AppLoadContext, handle: string) {
  const {words, nowMs} = context;
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(SERIES_QUERY, {mayFail: ['all'], variables: {handle}}),
    loadShop(context),
  ]);
  const entry = data?.metaobject;
  const products = entry?.works?.references?.nodes.filter((work) => work.__typename === 'Product');
  const works = leadFirst(visibleCards(shop, products ?? []));
  const {title, text: stored} = entry ?? {};
  if (!entry || !title?.value || works.length === 0) return {series: null, endsAtMs: null, notice};
  const text = stored?.value ?? '';
  const summary = shorten(text) || words.series.summary(SITE.artist.name);
  const next = nextSeries(data?.all?.nodes ?? [], entry.handle);
  return {
    series: {
      handle: entry.handle,
      title: title.value,
      titleLang: findTextLanguage(title, 'value'),
      text,
      textLang: stored ? findTextLanguage(stored, 'value') : undefined,
      summary,
      works,
      next,
    },
    endsAtMs: nextLaunchMs(works, nowMs),
    notice,
  };
}

/** The work with the widest picture, then the others in their order. */
export function leadFirst(works: readonly VisibleCard[]): VisibleCard[] {
  const widest = Math.max(...works.map(pictureRatio));
  const lead = works.find((work) => pictureRatio(work) === widest);
  return lead ? [lead, ...works.filter((work) => work !== lead)] : [];
}

type Entries = NonNullable<SeriesQuery['all']>['nodes'];

/** The next series; the first one after the last. Undefined when no other series has a work. */
export function nextSeries(entries: Entries, handle: string): SeriesLink | undefined {
  const position = entries.findIndex((entry) => entry.handle === handle);
  const others = [...entries.slice(position + 1), ...entries.slice(0, Math.max(position, 0))];
  for (const other of others) {
    const {title, works} = other;
    const [work] = works?.references?.nodes ?? [];
    if (title?.value && work?.__typename === 'Product') {
      return {
        handle: other.handle,
        title: title.value,
        titleLang: findTextLanguage(title, 'value'),
        image: work.images.nodes[0],
      };
    }
  }
  return undefined;
}

const SERIES_QUERY = `#graphql
  query Series($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    metaobject(handle: {type: "series", handle: $handle}) {
      handle
      title: field(key: "title") {
        value
      }
      text: field(key: "text") {
        value
      }
      works: field(key: "works") {
        references(first: 50) {
          nodes {
            __typename
            ...ProductCard
          }
        }
      }
    }
    all: metaobjects(type: "series", first: 50) {
      nodes {
        handle
        title: field(key: "title") {
          value
        }
        works: field(key: "works") {
          references(first: 1) {
            nodes {
              __typename
              ... on Product {
                images(first: 1) {
                  nodes {
                    url
                    altText
                    width
                    height
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
