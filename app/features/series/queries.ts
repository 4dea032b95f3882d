import type {AppLoadContext} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {visibleCard} from '~/shop/card/visible-card';
import {shopNowMs} from '~/lib/clock';
import {shorten} from '~/lib/shorten';
import {loadSite} from '~/shop/site/load-site';
import {CacheCatalogue} from '~/lib/storefront/caching';

/**
 * Loads a series, a metaobject of the type `series`: works that belong together, in the artist's order. When the
 * storefront fails, there's a notice. Null without a notice when the series doesn't exist, or none of its works is
 * published.
 */
export async function loadSeries(context: AppLoadContext, handle: string) {
  const {words} = context;
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
    work.__typename === 'Product' ? [visibleCard(words, work, renderedAtMs, sellsOtherSizes)] : [],
  );
  const title = entry?.title?.value;
  if (!entry || !title || works.length === 0) return {series: null, renderedAtMs, notice};
  const text = entry.text?.value ?? '';
  const summary = shorten(text) || words.series.summary(SITE.artist.name);
  return {series: {handle: entry.handle, title, text, summary, works}, renderedAtMs, notice};
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
