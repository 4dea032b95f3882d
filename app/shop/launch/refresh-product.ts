import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {isRecord, readJson} from '~/lib/read-json';
import {refreshAfterLaunch} from './launch-refresh';
import {localPath} from '~/lib/language/local-path';

/** Loads the product with its prices after its launch. Returns a function that stops it. */
export function refreshProduct(
  handle: string,
  onLoad: (product: VisibleProduct) => void,
): () => void {
  return refreshAfterLaunch({
    load: () => loadLaunchedProduct(handle),
    onLoad,
    random: Math.random,
    callAfter(delayMs, callback) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });
}

/**
 * The product with its prices; null when the prices are still hidden, there is no such product or the request fails.
 */
async function loadLaunchedProduct(handle: string): Promise<VisibleProduct | null> {
  const response = await fetch(localPath(`/api/launched/${encodeURIComponent(handle)}`));
  return response.ok ? readJson(response, isVisibleProduct) : null;
}

/** A captive portal may respond with something else; the shop sends the whole product or null. */
function isVisibleProduct(value: unknown): value is VisibleProduct {
  return isRecord(value) && isRecord(value.variants) && Array.isArray(value.variants.nodes);
}
