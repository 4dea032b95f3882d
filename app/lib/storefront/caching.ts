import {CacheCustom} from '@shopify/hydrogen';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Hydrogen keeps a response for 17 seconds, the sum of both times. MiniOxygen counts `stale-while-revalidate` twice and
 * keeps it for 29. Oxygen then caches the page for another 30: a change must appear within a minute.
 */
const BRIEFLY = {mode: 'public', maxAge: 5, staleWhileRevalidate: 12};

/** The default of `safeQuery`. While the storefront fails, the last good response is used for up to a day. */
export const DEFAULT_CACHE = CacheCustom({...BRIEFLY, staleIfError: DAY_SECONDS});

/** For queries whose last good response isn't worth a day's storage, or mustn't be shown. */
export const BRIEF_CACHE = CacheCustom(BRIEFLY);
