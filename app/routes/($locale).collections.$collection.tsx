import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {getPaginationVariables, Pagination} from '@shopify/hydrogen';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ListHeader} from '~/components/ListHeader';
import {collectionPath, findSort} from '~/features/collection/collection-sort';
import {CollectionNotLoaded} from '~/features/collection/CollectionNotLoaded';
import {CollectionProducts} from '~/features/collection/CollectionProducts';
import {CollectionSortLinks} from '~/features/collection/CollectionSortLinks';
import {COLLECTION_PAGE_SIZE, loadCollection} from '~/features/collection/load-collection.server';
import {CollectionFilters} from '~/features/collection/CollectionFilters';
import {isFiltered, readFilters, type WorkFilters} from '~/shop/filters/work-filters';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {useListView} from '~/shop/card/use-list-view';
import {isCollectionName, type CollectionName} from '~/shop/collection/collections';
import {pageMeta} from '~/shop/seo/page-meta';
import {listPage} from '~/shop/structured-data/web-page';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  if (!args.data) return [];
  const {collection, filters, products} = args.data;
  const {title, subtitle} = words.catalogue[collection];
  const description = `${subtitle}.`;
  return pageMeta(args, {
    title,
    description,
    // The cursors of later pages change with every new product, and filters have endless combinations. The sitemap
    // lists all products.
    isHidden: new URLSearchParams(args.location.search).has('cursor') || isFiltered(filters),
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
  if (!isCollectionName(collection)) return throwNotFound(context, request);

  const {searchParams} = new URL(request.url);
  const sort = findSort(collection, searchParams);
  const filters = readCollectionFilters(collection, searchParams);
  const paging = getPaginationVariables(request, {pageBy: COLLECTION_PAGE_SIZE});
  const page = await loadCollection(context, collection, {sort, filters, paging});
  // Redirects to the first page when the cursor is truncated or belongs to another sort order.
  if (!page) return localRedirect({context, params}, collectionPath(collection, sort, filters));

  return data({...page, collection, sort, filters}, {headers: pageHeaders(context, page)});
}

/** The filters in the URL. Originals have none by price, which is on request. */
function readCollectionFilters(
  collection: CollectionName,
  searchParams: URLSearchParams,
): WorkFilters {
  const filters = readFilters(searchParams);
  return collection === 'prints' ? filters : {...filters, minPrice: null, maxPrice: null};
}

export default function CollectionPage() {
  const words = useWords();
  const {collection, sort, filters, colours, count, products, notice} =
    useLoaderData<typeof loader>();
  const {title, subtitle} = words.catalogue[collection];
  const hasFailed = notice !== null && products.nodes.length === 0;
  useListView(products.nodes);

  return (
    <Pagination connection={products}>
      {(pages) =>
        hasFailed && pages.nodes.length === 0 ? (
          <CollectionNotLoaded collection={collection} />
        ) : (
          <div className="page">
            <ListHeader title={title} text={subtitle}>
              <CollectionSortLinks collection={collection} current={sort} filters={filters} />
              <CollectionFilters
                collection={collection}
                filters={filters}
                colours={colours}
                count={count}
                hasFailed={hasFailed}
                sort={sort}
              />
            </ListHeader>
            <CollectionProducts
              pages={pages}
              hasFailed={hasFailed}
              sortLabel={words.listing.sorts[sort.name]}
            />
          </div>
        )
      }
    </Pagination>
  );
}
