import {useEffect, useState} from 'react';
import {onDemand} from '~/lib/browser/on-demand';
import {isRecord, readJson} from '~/lib/read-json';
import {arePricesHidden, type VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {launchInstantMs, type Launchable} from './launch';
import {useNow} from './use-now';

const refreshCode = onDemand(() => import('./launch-refresh'), 'refreshAfterLaunch');

/**
 * The product with its prices, loaded when its launch comes while the page is open; null until then. Hidden prices are
 * not in the page, so they are fetched, and by a plain request: a fetcher that fails would show the error page.
 */
export function useLaunchedProduct(
  product: Launchable & {productType: string},
  renderedAtMs: number,
): VisibleProduct | null {
  const nowMs = useNow(renderedAtMs, launchInstantMs(product, 'page'));
  const [launched, setLaunched] = useState<VisibleProduct | null>(null);
  const isDue = arePricesHidden(product, renderedAtMs) && !arePricesHidden(product, nowMs);
  const {handle} = product;

  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    let stop = () => {};
    refreshCode.load().then(
      (refreshAfterLaunch) => {
        if (isOver) return;
        stop = refreshAfterLaunch({
          load: () => loadLaunchedProduct(handle),
          onLoad: setLaunched,
          random: Math.random,
          callAfter(delayMs, callback) {
            const timer = setTimeout(callback, delayMs);
            return () => clearTimeout(timer);
          },
        });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [handle, isDue]);

  return launched;
}

/**
 * The product with its prices; null when the prices are still hidden, there is no such product or the request fails.
 */
async function loadLaunchedProduct(handle: string): Promise<VisibleProduct | null> {
  const response = await fetch(`/api/launched/${encodeURIComponent(handle)}`);
  return response.ok ? readJson(response, isVisibleProduct) : null;
}

/** A captive portal may respond with something else; the shop sends the whole product or null. */
function isVisibleProduct(value: unknown): value is VisibleProduct {
  return isRecord(value) && isRecord(value.variants) && Array.isArray(value.variants.nodes);
}
