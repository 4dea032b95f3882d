import {useTrackedView} from '~/lib/analytics/use-tracked-view';
import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {describeListView, listSubject} from '~/lib/catalogue/product-events';

/** Tracks the view of a list of products. */
export function useListView(products: readonly VisibleCard[]): void {
  useTrackedView(listSubject(products), () => describeListView(products));
}
