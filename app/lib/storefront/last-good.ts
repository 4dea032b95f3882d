import {CacheCustom, type WithCache} from '@shopify/hydrogen';

/** Replaces a copy older than this, in seconds. Keeps a newer one, so that not every response writes to the cache. */
const RENEWED_AFTER_SECONDS = 60;

interface Copy {
  data: Record<string, unknown>;
  /** Epoch milliseconds. */
  keptAtMs: number;
}

/**
 * The last good response of a query, stored in Hydrogen's cache beside the response itself. `cacheKey` identifies the
 * query.
 */
export function lastGoodOf(
  withCache: WithCache,
  cacheKey: readonly string[],
  maxAgeSeconds: number,
) {
  /** Reads the copy. The cache stores `newCopy` when it has none, or when the copy is due for replacement. */
  function readOrStore(newCopy: Copy | null): Promise<Copy | null> {
    return withCache.run(
      {
        cacheKey: ['last good', ...cacheKey],
        cacheStrategy: CacheCustom({
          mode: 'public',
          maxAge: RENEWED_AFTER_SECONDS,
          staleWhileRevalidate: maxAgeSeconds - RENEWED_AFTER_SECONDS,
        }),
        shouldCacheResult: (copy) => copy !== null,
      },
      () => newCopy,
    );
  }

  return {
    store: (data: Copy['data']) => readOrStore({data, keptAtMs: Date.now()}),
    /** Null when the cache has no copy, or only an older one. */
    async find(): Promise<Copy['data'] | null> {
      const copy = await readOrStore(null);
      // Some caches don't expire entries on time.
      const isOld = copy !== null && Date.now() - copy.keptAtMs > maxAgeSeconds * 1000;
      return isOld ? null : (copy?.data ?? null);
    },
  };
}
