import type {SitemapProductFragment} from 'storefrontapi.generated';
import {sitemapEntry} from '~/lib/documents/sitemap';
import {isOriginal} from '~/shop/product/availability';

/** The last change of a collection's products, in epoch milliseconds; null for a collection without products. */
export interface LastChanges {
  prints: number | null;
  originals: number | null;
}

/** The entries of all products, in pages; updates `changes` on the way. */
export async function* productsSitemap(
  pages: AsyncIterable<SitemapProductFragment[]>,
  origin: string,
  changes: LastChanges,
): AsyncGenerator<string[]> {
  for await (const works of pages) {
    for (const work of works) {
      const collection = isOriginal(work) ? 'originals' : 'prints';
      changes[collection] = Math.max(changes[collection] ?? 0, Date.parse(work.updatedAt));
    }
    yield works.map(({handle, updatedAt, images}) =>
      sitemapEntry(origin, {
        path: `/product/${encodeURIComponent(handle)}`,
        changedAtMs: Date.parse(updatedAt),
        images: images.nodes.map(({url}) => url),
      }),
    );
  }
}
