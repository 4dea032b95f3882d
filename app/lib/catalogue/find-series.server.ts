import type {AppLoadContext} from '@shopify/remix-oxygen';
import {parseJson} from '~/lib/read-json';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {seriesPath} from './series-path';

/** A series' name and page. */
export interface SeriesLink {
  title: string;
  path: string;
}

/**
 * The series of a product; null when it is in none. Null too when the storefront does not say: a page must not fail for it, nor
 * where the token has no right to metaobjects. The same query for every product, so that the cache answers nearly always.
 */
export async function findSeriesOf(
  context: AppLoadContext,
  productId: string,
): Promise<SeriesLink | null> {
  const {data} = await context.storefront.safeQuery(SERIES_MEMBERS_QUERY, {
    cache: CacheCatalogue(),
  });
  const series = data?.metaobjects.nodes.find(({works}) => {
    const ids = parseJson(works?.value ?? '');
    return Array.isArray(ids) && ids.includes(productId);
  });
  return series?.title?.value ? {title: series.title.value, path: seriesPath(series.handle)} : null;
}

const SERIES_MEMBERS_QUERY = `#graphql
  query SeriesMembers($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    metaobjects(type: "series", first: 50) {
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
  }
` as const;
