import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SOLD_WORKS, type SoldWork} from '~/content/gallery';
import {workPath} from '~/features/gallery/gallery-address';
import {loadSoldWorks} from '~/features/gallery/queries';
import {fallbackPicture} from '~/features/gallery/WorkPicture';
import {POLICY_PATHS} from '~/features/policy/find-policy';
import {iterateSitemapProducts} from '~/features/feeds/iterate-products';
import {loadStudioPages} from '~/features/feeds/studio-pages';
import {productsSitemap, type LastChanges} from '~/features/feeds/products-sitemap';
import {streamDocument} from '~/lib/documents/document-response';
import {sitemap, sitemapEntry, type SitemapPage} from '~/lib/documents/sitemap';

/** Every public page, with its pictures. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const {works: sold = SOLD_WORKS} = await loadSoldWorks(context);
  const changes: LastChanges = {prints: null, originals: null};
  async function* entries() {
    yield* productsSitemap(iterateSitemapProducts(context), origin, changes);
    const pages = await loadStudioPages(context);
    yield pages.map((page) => sitemapEntry(origin, page));
  }
  // A list's last change is its products' last change, so lists are written after all products.
  const others = () => otherPages(changes, sold).map((page) => sitemapEntry(origin, page));
  return streamDocument(context, 'application/xml', sitemap(entries(), others));
}

function otherPages({prints, originals}: LastChanges, sold: readonly SoldWork[]): SitemapPage[] {
  return [
    {path: '/', changedAtMs: Math.max(prints ?? 0, originals ?? 0), images: ['/pictures/og.jpg']},
    {path: '/collections/prints', changedAtMs: prints},
    {path: '/collections/originals', changedAtMs: originals},
    {path: '/gallery', images: sold.map(fallbackPicture)},
    ...sold.map((work) => ({path: workPath(work), images: [fallbackPicture(work)]})),
    {path: '/about', images: ['/pictures/portrait-1120.jpg', '/pictures/studio-1400.jpg']},
    ...['/commissions', '/contact', '/newsletter', ...POLICY_PATHS].map((path) => ({path})),
  ];
}
