import {useEffect, useState} from 'react';
import {arePricesHidden, type VisibleProduct} from '~/shop/product/hidden-prices';
import {launchInstantMs, type Launchable} from './launch';
import {refreshProduct} from './refresh-product';
import {useNow} from './use-now';

/**
 * The product with its prices, loaded when its launch comes while the page is open; null until then. Hidden prices are
 * not in the page, so they are fetched, and by a plain request: a fetcher that fails would show the error page.
 */
export function useLaunchedProduct(
  product: Launchable & {productType: string},
  renderedAtMs: number,
  // A card may have been rendered before the page that it is on.
  wasHidden = arePricesHidden(product, renderedAtMs),
): VisibleProduct | null {
  const nowMs = useNow(renderedAtMs, launchInstantMs(product, 'page'));
  const [launched, setLaunched] = useState<VisibleProduct | null>(null);
  const isDue = wasHidden && !arePricesHidden(product, nowMs);
  const {handle} = product;

  useEffect(() => {
    return isDue ? refreshProduct(handle, setLaunched) : undefined;
  }, [handle, isDue]);

  return launched;
}
