import {CacheCustom, CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import language from '#words/language';
import {CatalogueError} from '~/lib/storefront/iterate-pages';
import type {Notice} from '~/lib/notice';
import {loadSearchProducts} from './queries';
import {buildIndex} from './search-index';
import {openIndex, type SearchIndex} from './search-works';

/**
 * The index is as fresh as other pages' queries, so that a new work is found and a launch obeyed within a minute; the
 * first visitor after a pause waits for the whole catalogue. Prices and stock on the page are of now all the same (`loadCards`).
 */
const CACHE = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 10});

/** How long this worker uses an index without reading it from the cache again; while typing it is asked for each letter. */
const IN_MEMORY_MS = 5_000;

let inMemory: {index: SearchIndex; readAtMs: number} | null = null;

/** The search index, from memory, from Hydrogen's cache, or from the storefront; null with the notice when that fails. */
export async function loadIndex(
  context: AppLoadContext,
): Promise<{index: SearchIndex; notice: null} | {index: null; notice: Notice}> {
  const isCacheOn = context.pagesMayBeStored;
  if (isCacheOn && inMemory && Date.now() - inMemory.readAtMs < IN_MEMORY_MS) {
    return {index: inMemory.index, notice: null};
  }
  try {
    const stored = await context.withCache.run(
      {
        cacheKey: ['search tokens', language.code, context.storefront.getApiUrl()],
        cacheStrategy: isCacheOn ? CACHE : CacheNone(),
        shouldCacheResult: () => true,
      },
      async () => buildIndex(await loadSearchProducts(context)),
    );
    const index = openIndex(stored);
    inMemory = {index, readAtMs: Date.now()};
    return {index, notice: null};
  } catch (error) {
    if (error instanceof CatalogueError) return {index: null, notice: error.notice};
    throw error;
  }
}
