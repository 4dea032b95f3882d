import {track} from '~/lib/analytics/track';
import {useFirstView} from '~/lib/analytics/use-first-view';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {describeProductView} from '~/lib/catalogue/product-events';

/** Tracks the view of a product page. `count` is called with its handle: a page that only some may open is not counted. */
export function useProductView(
  product: VisibleProduct | null,
  count?: (handle: string) => void,
): void {
  useFirstView(product && product.id, () => {
    track(...describeProductView(product!));
    count?.(product!.handle);
  });
}
