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
 * null or missing, with a notice.
 */
export async function loadStoreContent<Query extends keyof StorefrontQueries>(
  {storefront, words}: AppLoadContext,
  query: Query,
  options: QueryVariables<Query> & {
    /** Whether to mark texts without a translation, as `queryWithLang` does. */
    withLang?: boolean;
  },
): Promise<{data: StorefrontQueries[Query]['return'] | null; notice: Notice | null}> {
  try {
    const send = options.withLang ? storefront.queryWithLang : storefront.safeQuery;
    const loading = send(query, {...options, mayFail: 'everything'});
    const result = await withTimeLimit(loading, STORE_CONTENT_TIMEOUT_MS);
    return {data: result.data, notice: result.failure && storefrontNotice(words, result.failure)};
  } catch {
    return {data: null, notice: storefrontNotice(words, {kind: 'unreachable', reason: 'timeout'})};
  }
}
