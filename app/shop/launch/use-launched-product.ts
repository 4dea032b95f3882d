import {useEffect, useState} from 'react';
import {localPath} from '~/lib/language/local-path';
import {arePricesHidden, type VisibleProduct} from '~/shop/product/hidden-prices';
import {type ShopWords, useWords} from '~/words';
import type {Launchable} from './launch';

/** The delay before each attempt to load the launched product. Responses may come from caches that are still stale. */
const DELAYS_MS = [0, 3_000, 6_000, 12_000, 24_000, 48_000];

/** Thousands of visitors reach zero at once, so each adds a random delay of up to this value. */
const MAX_JITTER_MS = 2_000;

/**
 * The product with its prices, loaded when `nowMs` (`useLaunchClock`) reaches its launch; null until then. The page
 * doesn't contain hidden prices, so a plain request fetches them: a failing fetcher would show the error page.
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
    let isOver = false;

    async function load() {
      for (const delayMs of DELAYS_MS) {
        await pause(delayMs + Math.random() * MAX_JITTER_MS);
        if (isOver) return;
        const found = await fetchLaunched(words, handle).catch(() => null);
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

/**
 * Null when the prices are still hidden, the product doesn't exist or the shop fails. Rejects without a connection.
 */
async function fetchLaunched(words: ShopWords, handle: string): Promise<VisibleProduct | null> {
  const response = await fetch(localPath(words, `/api/launched/${encodeURIComponent(handle)}`));
  return response.ok ? response.json() : null;
}
