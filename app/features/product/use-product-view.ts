import {useTrackedView} from '~/lib/analytics/use-tracked-view';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {describeProductView} from '~/lib/catalogue/product-events';

/** Tracks the view of a product page. */
export function useProductView(product: VisibleProduct | null): void {
  useTrackedView(product && product.id, () => describeProductView(product!));
}
