import {CacheCustom, type CachingStrategy} from '@shopify/hydrogen';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * How long a page's queries are cached: less than half a minute, because Oxygen caches the page for as long again and a
 * change must appear within a minute. Hydrogen stores an entry for the sum of both times. MiniOxygen adds
 * `stale-while-revalidate` once more and stores it for 29 seconds. While the storefront fails, the last good response
 * is used for up to a day.
 */
export const CacheCatalogue = (overrides?: CachingStrategy): CachingStrategy =>
  CacheCustom({
    mode: 'public',
    maxAge: 5,
    staleWhileRevalidate: 12,
    staleIfError: DAY_SECONDS,
    ...overrides,
  });
