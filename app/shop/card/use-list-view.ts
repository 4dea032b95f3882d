import {LIST_LIMIT} from '~/lib/analytics/events';
import {track} from '~/lib/analytics/track';
import {useFirstView} from '~/lib/analytics/use-first-view';
import {describeListView} from '~/shop/product/product-events';
import type {VisibleCard} from './card';

/** Tracks the view of a list, identified by its first products. An empty list has no view. */
export function useListView(products: readonly VisibleCard[]): void {
  const ids = products.slice(0, LIST_LIMIT).map(({id}) => id);
  useFirstView(ids.join() || null, () => track(describeListView(products)));
}
