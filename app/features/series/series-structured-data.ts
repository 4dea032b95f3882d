import type {Thing} from 'schema-dts';
import {seriesPath} from '~/shop/product/series-path';
import {pageUrl, webPage} from '~/shop/structured-data/web-page';
import type {Series} from './queries';

/** Structured data of a series: the addresses of its works, whose pages have the details. */
export function seriesStructuredData(
  {handle, title, summary, works}: Series,
  origin: string,
): Thing[] {
  return webPage(origin, {
    type: 'CollectionPage',
    name: title,
    path: seriesPath(handle),
    description: summary,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: works.length,
      itemListElement: works.map((work, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: pageUrl(origin, `/product/${encodeURIComponent(work.handle)}`),
      })),
    },
  });
}
