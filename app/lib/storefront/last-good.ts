import {CacheCustom, type WithCache} from '@shopify/hydrogen';

/** A copy is written anew when it is older than this, in seconds, and not with every response. */
const RENEWED_AFTER_SECONDS = 60;

/** Where the last good response to a query is found while the storefront fails. */
interface CopyPlace {
  /** Names the query and its variables. */
  cacheKey: readonly string[];
  /** How old it may become. */
  maxAgeSeconds: number;
}

/** Keeps data as the last good response, in the cache that Hydrogen's queries have, under a key of its own. */
export async function keepLastGood(
  withCache: WithCache,
  place: CopyPlace,
  data: Record<string, unknown>,
): Promise<void> {
  if (hasContent(data)) await openCopy(withCache, place, {data, keptAtMs: Date.now()});
}

/** The last good response; null where the cache has none. */
export async function findLastGood(
  withCache: WithCache,
  place: CopyPlace,
): Promise<Record<string, unknown> | null> {
  const copy = await openCopy(withCache, place, null);
  // Not every cache forgets on time.
  const isOld = copy !== null && Date.now() - copy.keptAtMs > place.maxAgeSeconds * 1000;
  return isOld ? null : (copy?.data ?? null);
}

interface Copy {
  data: Record<string, unknown>;
  /** Epoch milliseconds. */
  keptAtMs: number;
}

/** The copy that there is; a new one is kept where there is none, or an old one. */
function openCopy(
  withCache: WithCache,
  {cacheKey, maxAgeSeconds}: CopyPlace,
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

/** That there is no such product needs no copy: anybody may ask for any handle. */
function hasContent(data: Record<string, unknown>): boolean {
  return Object.values(data).some(
    (field) => field !== null && !(Array.isArray(field) && field.length === 0),
  );
}
