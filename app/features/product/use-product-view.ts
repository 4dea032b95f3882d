import {track} from '~/lib/analytics/track';
import {useFirstView} from '~/lib/analytics/use-first-view';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {describeProductView} from '~/shop/product/product-events';
import {countView} from './count-view';

/** Tracks the view of a product page, and counts it unless only some may open it. */
export function useProductView(
  product: VisibleProduct | null,
  {isCounted}: {isCounted: boolean},
): void {
  useFirstView(product && product.id, () => {
    track(...describeProductView(product!));
    if (isCounted) countView(product!.handle);
  });
}
