import {useLoaderData, type MetaFunction, type ShouldRevalidateFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EmptyShortlist} from '~/features/shortlist/EmptyShortlist';
import {MyShortlist} from '~/features/shortlist/MyShortlist';
import {loadShortlist, type ShortlistWork} from '~/features/shortlist/load-shortlist';
import {SharedShortlist} from '~/features/shortlist/SharedShortlist';
import {readWorks} from '~/features/shortlist/shortlist-url';
import {useKeepParameter} from '~/features/shortlist/use-keep-parameter';
import {WallButton} from '~/features/wall/WallButton';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {loadNewPrints} from '~/shop/card/load-new-prints';
import {pageMeta} from '~/shop/seo/page-meta';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {wordsAt} from '~/words';

export const headers = routeHeaders;

/** Adding a work changes the URL, but none of the server's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  currentUrl.searchParams.get('works') !== nextUrl.searchParams.get('works');

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: args.data?.isShared ? words.shortlist.shared.metaTitle : words.shortlist.own.metaTitle,
    description: words.shortlist.description,
    isHidden: true,
  });
};

/**
 * The works in the URL. The visitor's own list is in the browser, which requests its works from `/api/shortlist`;
 * without a list, there are new prints in place of it.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const list = readWorks(new URL(request.url).search);
  if (list === null) {
    const {prints, notice} = await loadNewPrints(context);
    const page = {isShared: false, works: [], prints, notice};
    return data(page, {headers: pageHeaders(context, {notice})});
  }
  const {works, endsAtMs, notice} = await loadShortlist(context, list);
  const page = {isShared: true, works, prints: undefined, notice};
  return data(page, {headers: pageHeaders(context, {notice, endsAtMs})});
}

/** The works with a known size, together on one wall. Another list gets another wall. */
function renderWall(works: readonly ShortlistWork[]) {
  const [first, ...beside] = works.flatMap(({wall}) => wall ?? []);
  if (!first) return null;
  const key = [first, ...beside].map(({handle}) => handle).join();
  return (
    <WallButton
      key={key}
      variant="quiet"
      work={first}
      beside={beside}
      others={[first, ...beside]}
    />
  );
}

export default function ShortlistPage() {
  const {isShared, works, prints, notice} = useLoaderData<typeof loader>();
  useKeepParameter();
  const own = useShortlist();
  if (!isShared && own.length === 0) return <EmptyShortlist prints={prints} />;

  return (
    <div className="page">
      {isShared ? (
        <SharedShortlist
          works={works}
          hasFailed={notice !== null && works.length === 0}
          renderWall={renderWall}
        />
      ) : (
        <MyShortlist renderWall={renderWall} />
      )}
    </div>
  );
}
