import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type MetaFunction,
} from '@remix-run/react';
import {useMemo} from 'react';
import {data, redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageHeader} from '~/components/PageHeader';
import {useNoticeToast} from '~/components/use-notice-toast';
import {NotFound} from '~/features/errors/NotFound';
import {PageError} from '~/features/errors/PageError';
import {collectionAddress, readCollectionAddress} from '~/features/product/collection-address';
import {listSorts} from '~/features/product/collection-sort';
import {COLLECTIONS, collapseTitles, isCollectionName} from '~/features/product/collections';
import {collectionThings} from '~/features/product/collection-things';
import {CollectionSortLinks} from '~/features/product/CollectionSortLinks';
import {CollectionWorks} from '~/features/product/CollectionWorks';
import {nextLaunchMs} from '~/features/product/launch';
import {packCards, unpackCards} from '~/features/product/packed-cards';
import {loadCollection} from '~/features/product/queries';
import {useListView} from '~/features/product/use-product-views';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {errorMeta, pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.params.collection;
  if (!args.data || !isCollectionName(name)) return errorMeta(args);
  const {title, subtitle, works} = args.data;
  return pageMeta(args, {
    title,
    description: `${subtitle}.`,
    ...(import.meta.env.SSR && {
      // Where a further page begins changes with every new work; the sitemap names them all.
      isHidden: new URLSearchParams(args.location.search).has('cursor'),
      things: (origin) => collectionThings(name, unpackCards(works), origin),
    }),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const name = params.collection;
  if (!isCollectionName(name)) {
    const moved = await findRedirect(context, request);
    if (moved) throw moved;
    throw new Response('Not Found', {status: 404});
  }

  const address = readCollectionAddress(name, new URL(request.url).searchParams);
  const loaded = await loadCollection(context, name, address);
  // A cursor that was cut short, or made in another order, leads to the first page.
  if (!loaded) return redirect(collectionAddress(name, {...address, place: null}));

  const {page, notice} = loaded;
  const {products, ...neighbours} = page;
  const {title, subtitle} = COLLECTIONS[name];
  const sorts = listSorts(name).map((sort) => ({
    label: sort.label,
    to: collectionAddress(name, {sort, place: null}),
    isCurrent: sort === address.sort,
  }));
  return data(
    {
      title,
      subtitle,
      sorts,
      sortLabel: address.sort.label,
      works: packCards(collapseTitles(products)),
      neighbours,
      notice,
    },
    {
      headers: pageHeaders(context, {
        notice,
        endsAtMs: nextLaunchMs(products, neighbours.renderedAtMs),
      }),
    },
  );
}

export default function CollectionPage() {
  const {title, subtitle, sorts, sortLabel, works, neighbours, notice} =
    useLoaderData<typeof loader>();
  const page = useMemo(() => ({products: unpackCards(works), ...neighbours}), [works, neighbours]);
  useNoticeToast(notice);
  useListView(page.products);

  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={title}>{subtitle}</PageHeader>
      <div className="mt-[clamp(1.5rem,3vw,2.5rem)] mb-[clamp(1.25rem,2.5vw,2rem)]">
        <CollectionSortLinks links={sorts} />
      </div>
      <CollectionWorks
        page={page}
        hasFailed={notice !== null && page.products.length === 0}
        sortLabel={sortLabel}
      />
    </div>
  );
}

/** A collection that does not exist is as lost as any other address. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageError />;
}
