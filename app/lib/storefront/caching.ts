import {CacheCustom, type CachingStrategy} from '@shopify/hydrogen';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * How long what pages read is kept: less than half a minute, since Oxygen keeps the page for as long again and a change is to
 * show within a minute. Hydrogen keeps an entry for both times together; MiniOxygen, which counts `stale-while-revalidate`
 * once more, for 29 seconds. While the storefront fails the last good response lasts for a day.
 */
export const CacheCatalogue = (overrides?: CachingStrategy): CachingStrategy =>
  CacheCustom({
    mode: 'public',
    maxAge: 5,
    staleWhileRevalidate: 12,
    staleIfError: DAY_SECONDS,
    ...overrides,
  });
