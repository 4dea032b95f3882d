import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {soldWorkPath} from '~/shop/paths';
import {loadSoldWorks} from '~/features/gallery/load-sold-works';
import {fallbackPicture} from '~/shop/gallery/work-picture';
import {PORTRAIT_FILE, STUDIO_FILE} from '~/content/pictures';
import {POLICY_HANDLES} from '~/content/policies';
import {loadFeedProducts} from '~/features/feeds/load-feed-products';
import {cataloguePages, loadStudioPages} from '~/features/feeds/sitemap-pages';
import {respondDocument} from '~/lib/documents/document-response';
import {requireLanguage} from '~/lib/language/require-language.server';
import {CatalogueError} from '~/lib/storefront/load-every-page';
import {sitemap} from '~/lib/documents/sitemap';
import {loadSite} from '~/shop/site/load-site';

/** All public pages, with their pictures. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, request} = args;
  const {words} = context;
  const {origin} = new URL(request.url);
  return respondDocument(context, 'application/xml', async () => {
    const [products, studioPages, {works, isAnswered, notice}, {site, notice: siteNotice}] =
      await Promise.all([
        loadFeedProducts(context),
        loadStudioPages(context),
        loadSoldWorks(context),
        loadSite(context),
      ]);
    // The shop's own works and pictures would then replace the store's.
    const failure = notice ?? siteNotice;
    if (failure) throw new CatalogueError(failure);
    const sold = isAnswered ? works : [];
    return sitemap(words, origin, [
      ...cataloguePages(products),
      ...studioPages,
      {path: '/gallery', images: sold.map(fallbackPicture)},
      ...sold.map((work) => ({path: soldWorkPath(work.handle), images: [fallbackPicture(work)]})),
      {
        path: '/about',
        images: [site.portrait?.url ?? PORTRAIT_FILE, site.studioPicture?.url ?? STUDIO_FILE],
      },
      ...[
        '/ai',
        '/commissions',
        '/contact',
        '/newsletter',
        '/order',
        '/questions',
        ...POLICY_HANDLES.map((handle) => `/pages/${handle}`),
      ].map((path) => ({
        path,
      })),
    ]);
  });
}
