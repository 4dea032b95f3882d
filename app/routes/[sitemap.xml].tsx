import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SOLD_WORKS} from '~/content/gallery';
import {fallbackPicture} from '~/features/gallery/WorkPicture';
import {POLICY_PATHS} from '~/features/policy/find-policy';
import {iterateSitemapProducts} from '~/features/feeds/iterate-products';
import {loadStudioPages} from '~/features/feeds/studio-pages';
import {productsSitemap, type LastChanges} from '~/features/feeds/products-sitemap';
import {streamDocument} from '~/lib/documents/document-response';
import {sitemap, sitemapEntry, type SitemapPage} from '~/lib/documents/sitemap';

/** Every public page, with its pictures. */
export function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const changes: LastChanges = {prints: null, originals: null};
  async function* entries() {
    yield* productsSitemap(iterateSitemapProducts(context), origin, changes);
    const pages = await loadStudioPages(context);
    yield pages.map((page) => sitemapEntry(origin, page));
  }
  // A list's last change is its products' last change, so lists are written after all products.
  const others = () => otherPages(changes).map((page) => sitemapEntry(origin, page));
  return streamDocument(context, 'application/xml', sitemap(entries(), others));
}

function otherPages({prints, originals}: LastChanges): SitemapPage[] {
  return [
    {path: '/', changedAtMs: Math.max(prints ?? 0, originals ?? 0), images: ['/pictures/og.jpg']},
    {path: '/collections/prints', changedAtMs: prints},
    {path: '/collections/originals', changedAtMs: originals},
    {path: '/gallery', images: SOLD_WORKS.map(fallbackPicture)},
    {path: '/about', images: ['/pictures/portrait-1120.jpg', '/pictures/studio-1400.jpg']},
    ...['/commissions', '/contact', '/newsletter', ...POLICY_PATHS].map((path) => ({path})),
  ];
}
