import {CacheCustom, type WithCache} from '@shopify/hydrogen';

/** A copy older than this, in seconds, is replaced; a newer one is kept, so that not every response writes the cache. */
const RENEWED_AFTER_SECONDS = 60;

interface Copy {
  data: Record<string, unknown>;
  /** Epoch milliseconds. */
  keptAtMs: number;
}

/** The last good response of a query, in Hydrogen's cache beside the response itself. `cacheKey` identifies the query. */
export function lastGoodOf(
  withCache: WithCache,
  cacheKey: readonly string[],
  maxAgeSeconds: number,
) {
  /** Reads the copy. The cache stores `newCopy` when it has none, or one that is to be replaced. */
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
    /** Null where the cache has none, or only an older one. */
    async find(): Promise<Copy['data'] | null> {
      const copy = await readOrStore(null);
      // Not every cache expires entries on time.
      const isOld = copy !== null && Date.now() - copy.keptAtMs > maxAgeSeconds * 1000;
      return isOld ? null : (copy?.data ?? null);
    },
  };
}
