import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {ListHeader} from '~/components/ListHeader';
import {useListView} from '~/shop/card/use-list-view';
import {NextSeries} from '~/features/series/NextSeries';
import {loadSeries} from '~/features/series/load-series';
import {SeriesWorks} from '~/features/series/SeriesWorks';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {shareRendition} from '~/lib/cdn-image';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {seriesPath} from '~/shop/paths';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import {listPage} from '~/shop/structured-data/web-page';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const series = args.data?.series;
  if (!series) return errorMeta(args);
  const {title, summary, works} = series;
  const path = seriesPath(series.handle);
  const image = works[0]?.images.nodes[0];
  return pageMeta(args, {
    title,
    description: summary,
    path,
    image: image && {...shareRendition(image), alt: image.altText ?? title},
    structuredData: (origin) =>
      listPage(words, origin, {name: title, path, description: summary}, works),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {series, endsAtMs, notice} = await loadSeries(context, params.handle ?? '');
  if (!series && !notice) await throwNotFound(context, request);
  return data({series, notice}, {headers: pageHeaders(context, {notice, endsAtMs})});
}

export default function SeriesPage() {
  const words = useWords();
  const {series} = useLoaderData<typeof loader>();
  useListView(series?.works ?? []);
  return (
    <div className="page">
      {series ? (
        <SeriesWorks {...series}>{series.next && <NextSeries {...series.next} />}</SeriesWorks>
      ) : (
        <>
          <ListHeader title={words.series.title} />
          <NotLoaded>{words.series.failed}</NotLoaded>
        </>
      )}
    </div>
  );
}
