import {CacheCustom, type WithCache} from '@shopify/hydrogen';

/**
 * A copy older than this, in seconds, is replaced; a newer one is kept, so that not every response writes the cache.
 */
const RENEWED_AFTER_SECONDS = 60;

/** Where the last good response of a query is cached. */
interface CopyKey {
  /** Identifies the query and its variables. */
  cacheKey: readonly string[];
  maxAgeSeconds: number;
}

/** Stores data as the last good response, in Hydrogen's query cache under its own key. */
export async function storeLastGood(
  withCache: WithCache,
  key: CopyKey,
  data: Record<string, unknown>,
): Promise<void> {
  if (hasContent(data)) await readOrStoreCopy(withCache, key, {data, keptAtMs: Date.now()});
}

/** The last good response; null where the cache has none. */
export async function findLastGood(
  withCache: WithCache,
  key: CopyKey,
): Promise<Record<string, unknown> | null> {
  const copy = await readOrStoreCopy(withCache, key, null);
  // Not every cache expires entries on time.
  const isOld = copy !== null && Date.now() - copy.keptAtMs > key.maxAgeSeconds * 1000;
  return isOld ? null : (copy?.data ?? null);
}

interface Copy {
  data: Record<string, unknown>;
  /** Epoch milliseconds. */
  keptAtMs: number;
}

/** Reads the cached copy; `newCopy` is stored when there is none or it is too old. */
function readOrStoreCopy(
  withCache: WithCache,
  {cacheKey, maxAgeSeconds}: CopyKey,
  newCopy: Copy | null,
): Promise<Copy | null> {
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

/** An empty result needs no copy: visitors can request any handle. */
function hasContent(data: Record<string, unknown>): boolean {
  return Object.values(data).some(
    (field) => field !== null && !(Array.isArray(field) && field.length === 0),
  );
}
