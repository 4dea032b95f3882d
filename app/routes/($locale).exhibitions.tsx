import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {EmptyState} from '~/components/EmptyState';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {useNoticeToast} from '~/components/use-notice-toast';
import {ExhibitionList} from '~/features/exhibitions/ExhibitionList';
import {loadExhibitionsPage} from '~/features/exhibitions/load-page.server';
import {exhibitionEvents} from '~/features/exhibitions/structured-data';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import {webPage} from '~/shop/structured-data/web-page';
import {useWords, wordsAt} from '~/words';

export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const exhibitions = args.data?.exhibitions;
  if (!exhibitions) return errorMeta(args);
  const {title} = words.exhibitions;
  const description = words.exhibitions.description(SITE.artist.name);
  return pageMeta(args, {
    title,
    description,
    structuredData: (origin) => [
      ...webPage(words, origin, {
        type: 'CollectionPage',
        name: title,
        path: '/exhibitions',
        description,
      }),
      ...exhibitionEvents(words, origin, exhibitions),
    ],
  });
};

export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadExhibitionsPage(context);
  if (page.exhibitions.length === 0 && !page.notice) {
    throw (await findRedirect(context, request)) ?? new Response('Not Found', {status: 404});
  }
  return data(page, {headers: pageHeaders(context, page)});
}

export default function ExhibitionsPage() {
  const words = useWords();
  const {exhibitions, renderedAtMs, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={words.exhibitions.title}>{words.exhibitions.introduction}</PageHeader>
      {exhibitions.length > 0 ? (
        <ExhibitionList exhibitions={exhibitions} renderedAtMs={renderedAtMs} />
      ) : (
        <EmptyState>
          {words.exhibitions.failed}{' '}
          <TextLink to="." reloadDocument>
            {words.exhibitions.tryAgain}
          </TextLink>
        </EmptyState>
      )}
    </div>
  );
}
