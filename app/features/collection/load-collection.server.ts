import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CollectionName} from '~/shop/collection/collections';
import type {Colour} from '~/shop/filters/colour-names';
import {coloursOf} from '~/shop/filters/colour-shares';
import {isFiltered} from '~/shop/filters/work-filters';
import {nextLaunchMs} from '~/shop/launch/launch';
import type {CollectionRequest, LoadedPage} from './collection-page';
import {loadStorePage} from './load-store-page';
import {loadWorkerPage} from './load-worker-page';

/** Products per page (specification, section 9). */
export const COLLECTION_PAGE_SIZE = 50;

interface LoadedCollection extends Omit<LoadedPage, 'works'> {
  /** The colours to filter by. Without a filter, these may be only the colours of the page's works. */
  colours: Colour[];
  /** The next launch, in epoch milliseconds. It reveals a price, so it can bring a work into a filter. */
  endsAtMs: number | null;
}

/**
 * Loads a page of a collection, or of its works that match the filters. When the storefront fails, there's a notice,
 * with the last good page or an empty one. Null for a cursor that is truncated or belongs to another order.
 */
export async function loadCollection(
  context: AppLoadContext,
  name: CollectionName,
  request: CollectionRequest,
): Promise<LoadedCollection | null> {
  const {sort, filters} = request;
  // Filters and the orders by price need the complete collection; see `sortByPrice`.
  const loaded =
    sort.sortKey === 'PRICE' || isFiltered(filters)
      ? await loadWorkerPage(context, name, request)
      : await loadStorePage(context, name, request);
  if (!loaded) return null;
  const {works, ...page} = loaded;
  return {
    ...page,
    colours: coloursOf(works),
    endsAtMs: nextLaunchMs(works, context.nowMs),
  };
}
