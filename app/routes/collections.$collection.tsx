import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageHeader} from '~/components/PageHeader';
import {useNoticeToast} from '~/components/use-notice-toast';
import {collectionAddress, readCollectionAddress} from '~/features/listing/collection-address';
import {findOffered, listSorts} from '~/features/listing/collection-sort';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {isCollectionName} from '~/shop/collection/collections';
import {collectionStructuredData} from '~/features/listing/collection-structured-data';
import {CollectionSortLinks} from '~/features/listing/CollectionSortLinks';
import {CollectionProducts} from '~/features/listing/CollectionProducts';
import {nextLaunchMs} from '~/shop/launch/launch';
import {loadCollection} from '~/features/listing/queries';
import {useListView} from '~/shop/card/use-list-view';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import words from '#words/catalogue';

export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';
export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.params.collection;
  if (!args.data || !isCollectionName(name)) return errorMeta(args);
  const {title, subtitle, page} = args.data;
  return pageMeta(args, {
    title,
    description: `${subtitle}.`,
    // The cursors of further pages change with every new product; the sitemap lists all products.
    isHidden: new URLSearchParams(args.location.search).has('cursor'),
    structuredData: (origin) => collectionStructuredData(name, page.products, origin),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const name = params.collection;
  if (!isCollectionName(name)) {
    const redirection = await findRedirect(context, request);
    if (redirection) throw redirection;
    throw new Response('Not Found', {status: 404});
  }

  const address = readCollectionAddress(name, new URL(request.url).searchParams);
  const loaded = await loadCollection(context, name, address);
  // A cursor that is truncated, or belongs to another sort order, redirects to the first page.
  if (!loaded) return redirect(collectionAddress(name, {...address, cursor: null}));

  const {page, isNewestFirst, notice} = loaded;
  const {title, subtitle} = words[name];
  const offered = listSorts(name, isNewestFirst);
  const current = findOffered(offered, address.sort);
  const sorts = offered.map((sort) => ({
    label: sort.label,
    to: collectionAddress(name, {sort, cursor: null}),
    isCurrent: sort === current,
  }));
  return data(
    {
      title,
      subtitle,
      sorts,
      sortLabel: (current ?? address.sort).label,
      page: {...page, products: collapseTitles(page.products)},
      notice,
    },
    {
      headers: pageHeaders(context, {
        notice,
        endsAtMs: nextLaunchMs(page.products, page.renderedAtMs),
      }),
    },
  );
}

export default function CollectionPage() {
  const {title, subtitle, sorts, sortLabel, page, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  useListView(page.products);

  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={title}>{subtitle}</PageHeader>
      <div className="mt-[clamp(1.75rem,3vw,2.5rem)] mb-[clamp(1.25rem,2.5vw,2rem)]">
        <CollectionSortLinks links={sorts} />
      </div>
      <CollectionProducts
        page={page}
        hasFailed={notice !== null && page.products.length === 0}
        sortLabel={sortLabel}
      />
    </div>
  );
}
