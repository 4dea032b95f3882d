import type {AppLoadContext} from '@shopify/remix-oxygen';
import {isCursorRejected} from '~/lib/storefront/errors';
import {LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import {visibleCard, visibleCards} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import type {CollectionName} from '~/shop/collection/collections';
import {coloursOf, withColourShares} from '~/shop/filters/colour-shares';
import {matchesFilters} from '~/shop/filters/matches-filters';
import {withFittingSize} from '~/shop/filters/with-fitting-size';
import {isFiltered, type WorkFilters} from '~/shop/filters/work-filters';
import {nextLaunchMs} from '~/shop/launch/launch';
import {loadShop} from '~/shop/site/load-shop';
import type {CollectionSort} from './collection-sort';
import {pageOfList, sortByPrice, type Paging} from './price-order';
import {NO_PRODUCTS, queryCollection, type SortKey} from './query-collection';

/** Products per page (specification, section 9). */
export const COLLECTION_PAGE_SIZE = 50;

interface CollectionRequest {
  sort: CollectionSort;
  filters: WorkFilters;
  paging: Paging;
}

/**
 * Loads a page of a collection, or of its works that match the filters, with the colours to filter by. Without a filter,
 * these may be only the colours of the page's works. When the storefront fails, there's a notice, with the last good
 * page or an empty one. Null for a cursor that is truncated or belongs to another order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  request: CollectionRequest,
) {
  // Filters and the orders by price need the complete collection; see `sortByPrice`.
  const loaded =
    request.sort.sortKey === 'PRICE' || isFiltered(request.filters)
      ? await loadAll(context, name, request)
      : await loadPage(context, name, request);
  if (!loaded) return null;
  const {works, ...page} = loaded;
  return {
    ...page,
    colours: coloursOf(works),
    // A launch reveals a price, so it can bring a work into a filter.
    endsAtMs: nextLaunchMs(works, context.nowMs),
  };
}

/** A page as the store orders it. Null when the store rejects its cursor. */
async function loadPage(
  context: AppLoadContext,
  name: CollectionName,
  {sort, paging}: CollectionRequest,
) {
  const [{data, notice, failure}, shop] = await Promise.all([
    queryCollection(context, name, sort, {...paging, withSizes: false}),
    loadShop(context),
  ]);
  if (isCursorRejected(failure)) return null;
  const {nodes, pageInfo} = data.products;
  const cards = collapseTitles(visibleCards(shop, nodes));
  return {
    products: {nodes: cards, pageInfo},
    works: withColourShares(shop.words, nodes),
    count: null,
    notice,
  };
}

const BY_TITLE: SortKey = {sortKey: 'TITLE', isReversed: false};

/** A page of the complete collection, filtered and ordered here. Null when the list has no page at its cursor. */
async function loadAll(
  context: AppLoadContext,
  name: CollectionName,
  {sort, filters, paging}: CollectionRequest,
) {
  const isByPrice = sort.sortKey === 'PRICE';
  const [{products: loaded, notice}, shop] = await Promise.all([
    loadEveryPage((endCursor) =>
      queryCollection(context, name, isByPrice ? BY_TITLE : sort, {
        first: LARGEST_PAGE,
        endCursor,
        withSizes: isFiltered(filters),
      }),
    ),
    loadShop(context),
  ]);
  const {words, nowMs, sellsOtherSizes} = shop;
  const works = withColourShares(words, loaded);
  const cards = collapseTitles(works).flatMap(({sizes, colourShares, ...product}) => {
    // The card leaves out the sizes, whose prices can be hidden.
    const card = visibleCard(shop, product);
    // Without a filter, no size was asked for.
    if (!sizes) return card;
    const work = {...product, variants: sizes, colourShares, sellsOtherSizes};
    return matchesFilters(work, filters, nowMs)
      ? withFittingSize(words, card, work, filters, nowMs)
      : [];
  });
  const ordered = isByPrice ? sortByPrice(cards, sort) : cards;
  // A list that's empty, or incomplete because the storefront failed, may lack the page of a valid cursor.
  const mayLackPage = cards.length === 0 || notice !== null;
  const products = pageOfList(ordered, paging) ?? (mayLackPage ? NO_PRODUCTS : null);
  return products && {products, works, count: isFiltered(filters) ? cards.length : null, notice};
}
