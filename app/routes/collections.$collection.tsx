import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {getPaginationVariables, Pagination} from '@shopify/hydrogen';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {buttonClass} from '~/components/button-class';
import {EmptyState} from '~/components/EmptyState';
import {useNoticeToast} from '~/components/use-notice-toast';
import {COLLECTIONS, collapseTitles, isCollectionName} from '~/features/product/collections';
import {ProductGrid} from '~/features/product/ProductGrid';
import {COLLECTION_PAGE_SIZE, loadCollection} from '~/features/product/queries';
import {shopNowMs} from '~/lib/clock';
import {logNotFound} from '~/lib/not-found';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.title ?? 'Collection',
    description: `${args.data?.subtitle ?? ''}.`,
  });

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const name = params.collection;
  if (!isCollectionName(name)) {
    logNotFound(request);
    throw new Response('Not Found', {status: 404});
  }

  const page = getPaginationVariables(request, {pageBy: COLLECTION_PAGE_SIZE});
  const {products, notice} = await loadCollection(context, name, page);
  return data(
    {
      ...COLLECTIONS[name],
      products,
      renderedAtMs: shopNowMs(context.clockOffsetMs),
      notice,
    },
    {headers: pageHeaders(context, notice)},
  );
}

export default function CollectionPage() {
  const {title, subtitle, products, renderedAtMs, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);

  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <header className="max-w-text">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{subtitle}</p>
      </header>
      <Pagination<ProductCardFragment> connection={products}>
        {({nodes, isLoading, NextLink, PreviousLink}) => (
          <div className="mt-[clamp(2rem,5vw,4rem)] grid gap-12">
            <p className="text-center empty:hidden">
              <PreviousLink className={buttonClass('outline')}>
                {isLoading ? 'Loading…' : 'Show earlier works'}
              </PreviousLink>
            </p>
            {nodes.length > 0 ? (
              <ProductGrid products={collapseTitles(nodes)} renderedAtMs={renderedAtMs} />
            ) : (
              <EmptyState>No products found in this collection</EmptyState>
            )}
            <p className="text-center empty:hidden">
              <NextLink className={buttonClass('outline')}>
                {isLoading ? 'Loading…' : 'Show more works'}
              </NextLink>
            </p>
          </div>
        )}
      </Pagination>
    </div>
  );
}
