import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageUrl} from '~/lib/language/local-path';
import {BackButton} from '~/components/BackButton';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {PageHeader} from '~/components/PageHeader';
import {GALLERY_PATH} from '~/features/gallery/gallery-url';
import {soldWorkPath} from '~/shop/paths';
import {loadSoldWork} from '~/features/gallery/load-sold-work';
import {soldWorkStructuredData} from '~/features/gallery/gallery-structured-data';
import {SoldWorkView} from '~/features/gallery/SoldWorkView';
import {fallbackPicture} from '~/shop/gallery/work-picture';
import {ShareRow} from '~/features/share/ShareRow';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {shareRendition} from '~/lib/cdn-image';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const page = args.data?.page;
  if (!page) return errorMeta(args);
  const {work} = page;
  return pageMeta(args, {
    title: `${work.title}, ${work.year}`,
    description: work.alt,
    path: soldWorkPath(work.handle),
    image: work.picture
      ? {...shareRendition({...work, url: work.picture}), alt: work.alt}
      : fallbackPicture(work),
    structuredData: (origin) => soldWorkStructuredData(words, page, origin),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {page, endsAtMs, notice} = await loadSoldWork(context, params.handle ?? '');
  if (!page && !notice) await throwNotFound(context, request);
  const {origin} = new URL(request.url);
  const share = page && {
    address: pageUrl(words, origin, soldWorkPath(page.work.handle)),
    title: page.work.title,
    picture: new URL(fallbackPicture(page.work), origin).href,
  };
  return data({page, share, notice}, {headers: pageHeaders(context, {notice, endsAtMs})});
}

export default function SoldWorkPage() {
  const words = useWords();
  const {page, share} = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="print:hidden">
        <BackButton fallback={GALLERY_PATH} />
      </div>
      {page && share ? (
        <SoldWorkView page={page} share={<ShareRow {...share} />} />
      ) : (
        <div className="mt-6">
          <PageHeader title={words.gallery.title} />
          <NotLoaded>{words.gallery.notLoaded}</NotLoaded>
        </div>
      )}
    </div>
  );
}
