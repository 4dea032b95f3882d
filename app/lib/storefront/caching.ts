import {CacheCustom, type CachingStrategy} from '@shopify/hydrogen';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * How long a page's queries are cached: less than half a minute, since Oxygen caches the page for as long again and a
 * change must show within a minute. Hydrogen stores an entry for both times together; MiniOxygen, which adds
 * `stale-while-revalidate` once more, for 29 seconds. While the storefront fails, the last good response is used for a
 * day.
 */
export const CacheCatalogue = (overrides?: CachingStrategy): CachingStrategy =>
  CacheCustom({
    mode: 'public',
    maxAge: 5,
    staleWhileRevalidate: 12,
    staleIfError: DAY_SECONDS,
    ...overrides,
  });
