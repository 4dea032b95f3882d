import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EmptyState} from '~/shop/empty/EmptyState';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {PageHeader} from '~/components/PageHeader';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {loadViewing} from '~/features/viewing/load-viewing';
import {ViewingRoom} from '~/features/viewing/ViewingRoom';
import {routeHeaders} from '~/lib/caching/page-headers';
import {createNetworkLimit} from '~/lib/requests/network-limit.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  return args.data
    ? pageMeta(args, {
        title: args.data.viewing?.title ?? words.viewing.untitled,
        description: words.viewing.description,
        isHidden: true,
      })
    : [];
};

/**
 * The limit of wrong keys. The artist types the keys, so one may be less random than it should be. A guest mistypes a key
 * a few times; guessing one takes thousands of attempts.
 */
const MISSES = {max: 30, windowMs: 60 * 60 * 1000};
const misses = createNetworkLimit(MISSES);

export async function loader({context, params, request}: LoaderFunctionArgs) {
  if (!misses.isOpen(context.buyerIp)) {
    const headers = {...PRIVATE_HEADERS, 'Retry-After': String(MISSES.windowMs / 1000)};
    return data({viewing: null, notice: null, isLimited: true}, {status: 429, headers});
  }
  const {viewing, notice} = await loadViewing(context, params.key ?? '');
  if (!viewing && !notice) {
    misses.count(context.buyerIp);
    await throwNotFound(context, request);
  }
  return data({viewing, notice, isLimited: false}, {headers: PRIVATE_HEADERS});
}

/** A private selection of works at a URL that only its guest knows. */
export default function ViewingPage() {
  const words = useWords();
  const {viewing, isLimited} = useLoaderData<typeof loader>();
  return (
    <div className="large-type page pt-page-top">
      {viewing ? (
        <ViewingRoom viewing={viewing} />
      ) : (
        <>
          <PageHeader title={words.viewing.untitled} />
          {isLimited ? (
            <EmptyState>{words.viewing.limited}</EmptyState>
          ) : (
            <NotLoaded>{words.catalogue.notLoaded}</NotLoaded>
          )}
        </>
      )}
    </div>
  );
}
