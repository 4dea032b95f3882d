import {useEffect, useState} from 'react';
import {fetchJson} from '~/lib/browser/fetch-json';
import {localPath} from '~/lib/language/local-path';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';
import type {Launchable} from './launch';

/** The delay before each attempt to load the launched product. Responses may come from caches that are still stale. */
const DELAYS_MS = [0, 3_000, 6_000, 12_000, 24_000, 48_000];

/** Thousands of visitors reach zero at once, so each adds a random delay of up to this value. */
const MAX_JITTER_MS = 2_000;

/**
 * The product with its prices, loaded when `nowMs` (`useLaunchClock`) reaches its launch; null until then. The page
 * doesn't contain hidden prices. The response is null while they're still hidden.
 */
export function useLaunchedProduct(
  product: Launchable & {productType: string; renderedAtMs: number},
  nowMs: number,
): VisibleProduct | null {
  const words = useWords();
  const [launched, setLaunched] = useState<VisibleProduct | null>(null);
  const isDue = arePricesHidden(product, product.renderedAtMs) && !arePricesHidden(product, nowMs);
  const {handle} = product;

  useEffect(() => {
    if (!isDue) return;
    const url = localPath(words, `/api/launched/${encodeURIComponent(handle)}`);
    let isOver = false;

    async function load() {
      for (const delayMs of DELAYS_MS) {
        await pause(delayMs + Math.random() * MAX_JITTER_MS);
        if (isOver) return;
        const found = await fetchJson<VisibleProduct>(url);
        if (found) return setLaunched(found);
      }
    }

    void load();
    return () => {
      isOver = true;
    };
  }, [handle, isDue, words]);

  return launched;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
