import {useEffect, useState} from 'react';
import {onDemand} from '~/lib/browser/on-demand';
import {isRecord, readJson} from '~/lib/read-json';
import {arePricesHidden, type VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {launchInstantMs, type Launchable} from './launch';
import {useNow} from './use-now';

const refreshCode = onDemand(() => import('./launch-refresh'), 'refreshAfterLaunch');

/**
 * The product as the shop gives it once its launch has come while the visitor looks on; null until then. Prices that were
 * hidden before are not in the page, so it is asked for then, by a plain request: one of the router's that failed would
 * end on the error page.
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
          ask: () => loadLaunchedProduct(handle),
          onAnswer: setLaunched,
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

/** The product with its prices; null when the shop still hides them, has no such product or cannot say. */
async function loadLaunchedProduct(handle: string): Promise<VisibleProduct | null> {
  const response = await fetch(`/api/launched/${encodeURIComponent(handle)}`);
  return response.ok ? readJson(response, isVisibleProduct) : null;
}

/** Tells the shop's own answer from a stranger's; the shop's is whole. */
function isVisibleProduct(value: unknown): value is VisibleProduct {
  return isRecord(value) && isRecord(value.variants) && Array.isArray(value.variants.nodes);
}
