import {useTrackedView} from '~/lib/analytics/use-tracked-view';
import type {VisibleCard, VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {describeListView, describeProductView, listSubject} from '~/lib/catalogue/product-events';

/** Tells that a product's page is looked at. */
export function useProductView(product: VisibleProduct | null): void {
  useTrackedView(product && product.id, () => describeProductView(product!));
}

/** Tells that a list of works is looked at. */
export function useListView(products: readonly VisibleCard[]): void {
  useTrackedView(listSubject(products), () => describeListView(products));
}
