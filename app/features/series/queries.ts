import type {AppLoadContext} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {shorten} from '~/lib/shorten';
import {loadSite} from '~/shop/site/load-site';
import {CacheCatalogue} from '~/lib/storefront/caching';
import words from '#words/series';

/** Works that belong together, in the artist's order. */
export interface Series {
  handle: string;
  title: string;
  text: string;
  /** Of the page, for search engines. */
  summary: string;
  works: VisibleCard[];
}

/**
 * Loads a series, a metaobject of the type `series`. When the storefront fails there is a notice; null without a notice: there
 * is no such series, or none of its works is for sale or was.
 */
export async function loadSeries(
  context: AppLoadContext,
  handle: string,
): Promise<{series: Series | null; renderedAtMs: number; notice: Notice | null}> {
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(SERIES_QUERY, {
      marksUntranslated: true,
      variables: {handle},
      cache: CacheCatalogue(),
    }),
    loadSite(context),
  ]);
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const entry = data?.metaobject;
  const works = (entry?.works?.references?.nodes ?? []).flatMap((work) =>
    work.__typename === 'Product' ? [visibleCard(work, renderedAtMs, sellsOtherSizes)] : [],
  );
  const title = entry?.title?.value;
  const text = entry?.text?.value ?? '';
  return {
    series:
      entry && title && works.length > 0
        ? {
            handle: entry.handle,
            title,
            text,
            summary: shorten(text) || words.summary(SITE.artist.name),
            works,
          }
        : null,
    renderedAtMs,
    notice,
  };
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
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
