import {useTrackedView} from '~/lib/analytics/use-tracked-view';
import type {VisibleCard} from '~/lib/catalogue/hidden-prices';
import {describeListView, listSubject} from '~/lib/catalogue/product-events';

/** Tells that a list of products is looked at. */
export function useListView(products: readonly VisibleCard[]): void {
  useTrackedView(listSubject(products), () => describeListView(products));
}
