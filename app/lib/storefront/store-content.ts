import type {StorefrontQueries} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {withTimeLimit} from '#contracts/time/time-limit';
import type {Notice} from '~/lib/notice';
import {storefrontNotice} from './errors';
import type {QueryVariables} from './safe-query';

/** Shorter than for products, because the page has default texts for these. */
const STORE_CONTENT_TIMEOUT_MS = 1500;

/**
 * Loads the artist's own texts from the store, which replace the page's defaults. Never rejects. Fields that fail are
 * null or missing.
 */
export async function loadStoreContent<Query extends keyof StorefrontQueries>(
  {storefront, words}: AppLoadContext,
  query: Query,
  options: QueryVariables<Query>,
): Promise<{data: StorefrontQueries[Query]['return'] | null; notice: Notice | null}> {
  try {
    const result = storefront.safeQuery(query, {...options, mayFail: 'everything'});
    return await withTimeLimit(result, STORE_CONTENT_TIMEOUT_MS);
  } catch {
    return {data: null, notice: storefrontNotice(words, {kind: 'unreachable', reason: 'timeout'})};
  }
}
