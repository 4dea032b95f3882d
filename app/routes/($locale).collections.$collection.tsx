import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {getPaginationVariables} from '@shopify/hydrogen';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ListHeader} from '~/components/ListHeader';
import {useNoticeToast} from '~/components/use-notice-toast';
import {collectionPath, findOffered, findSort, listSorts} from '~/features/listing/collection-sort';
import {CollectionProducts} from '~/features/listing/CollectionProducts';
import {CollectionSortLinks} from '~/features/listing/CollectionSortLinks';
import {COLLECTION_PAGE_SIZE, loadCollection} from '~/features/listing/queries';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {useListView} from '~/shop/card/use-list-view';
import {isCollectionName} from '~/shop/collection/collections';
import {nextLaunchMs} from '~/shop/launch/launch';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import {listPage} from '~/shop/structured-data/web-page';
import {useWords, wordsAt} from '~/words';

export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  if (!args.data) return errorMeta(args);
  const {collection, products} = args.data;
  const {title, subtitle} = words.catalogue[collection];
  const description = `${subtitle}.`;
  return pageMeta(args, {
    title,
    description,
    // The cursors of later pages change with every new product. The sitemap lists all products.
    isHidden: new URLSearchParams(args.location.search).has('cursor'),
    structuredData: (origin) =>
      listPage(
        words,
        origin,
        {name: title, path: `/collections/${collection}`, description},
        products.nodes,
      ),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {collection} = params;
  if (!isCollectionName(collection)) {
    const redirection = await findRedirect(context, request);
    if (redirection) throw redirection;
    throw new Response('Not Found', {status: 404});
  }

  const sort = findSort(collection, new URL(request.url).searchParams);
  const paging = getPaginationVariables(request, {pageBy: COLLECTION_PAGE_SIZE});
  const loaded = await loadCollection(context, collection, sort, paging);
  // Redirects to the first page when the cursor is truncated or belongs to another sort order.
  if (!loaded) return localRedirect({context, params}, collectionPath(collection, sort));

  const {products, renderedAtMs, notice} = loaded;
  const endsAtMs = nextLaunchMs(products.nodes, renderedAtMs);
  return data({collection, sort, ...loaded}, {headers: pageHeaders(context, {notice, endsAtMs})});
}

export default function CollectionPage() {
  const words = useWords();
  const {collection, sort, isNewestFirst, products, renderedAtMs, notice} =
    useLoaderData<typeof loader>();
  const {title, subtitle} = words.catalogue[collection];
  const sorts = listSorts(collection, isNewestFirst);
  const current = findOffered(sorts, sort);
  useNoticeToast(notice);
  useListView(products.nodes);

  return (
    <div className="mx-auto max-w-page px-gutter">
      <ListHeader title={title} text={subtitle}>
        <CollectionSortLinks collection={collection} sorts={sorts} current={current} />
      </ListHeader>
      <CollectionProducts
        products={products}
        renderedAtMs={renderedAtMs}
        hasFailed={notice !== null && products.nodes.length === 0}
        sortLabel={words.listing.sorts[current.label]}
      />
    </div>
  );
}
