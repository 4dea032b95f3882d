import type {ShopWords} from '~/words';
import type {Notice} from '~/lib/notice';
import {storefrontNotice} from './errors';
import type {StorefrontResult} from './safe-query';
import {withTimeLimit} from './time-limit';

/** The page has default texts for these, so it waits for them less long than for products. */
const STORE_CONTENT_TIMEOUT_MS = 1500;

/** Loads the artist's own texts from the store, which replace the page's defaults. Never rejects. */
export async function loadStoreContent<Data>(
  words: ShopWords,
  query: Promise<StorefrontResult<Data>>,
): Promise<{data: Data | null; notice: Notice | null}> {
  try {
    return await withTimeLimit(query, STORE_CONTENT_TIMEOUT_MS);
  } catch {
    return {data: null, notice: storefrontNotice(words, {kind: 'unreachable', reason: 'timeout'})};
  }
}
