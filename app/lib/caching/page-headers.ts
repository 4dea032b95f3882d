import type {AppLoadContext, HeadersFunction} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';

/** How long a page is fresh in Oxygen's full-page cache, in seconds. Its queries may be 17 s old already. */
const FRESH_SECONDS = 10;
/** How long after that a stale page is served while it is revalidated, in seconds. */
const STALE_SECONDS = 20;

interface PageState {
  /** The notice of a failed storefront: such a page is not cached. */
  notice?: Notice | null;
  /**
   * The next launch of a product on the page, in epoch milliseconds of the shop's clock: the page is valid until then.
   */
  endsAtMs?: number | null;
}

/**
 * The headers of a page, which is the same for every visitor: Oxygen's full-page cache stores it, and a browser stores
 * it long enough for a prefetched link. The back/forward cache stays enabled. The artist's changes show within a
 * minute.
 * https://shopify.dev/docs/storefronts/headless/hydrogen/caching/full-page-cache
 */
export function pageHeaders(
  {pagesMayBeStored, clockOffsetMs}: Pick<AppLoadContext, 'pagesMayBeStored' | 'clockOffsetMs'>,
  {notice = null, endsAtMs = null}: PageState = {},
): Record<string, string> {
  const leftSeconds =
    endsAtMs === null ? Infinity : Math.floor((endsAtMs - shopNowMs(clockOffsetMs)) / 1000);
  if (notice || !pagesMayBeStored || leftSeconds <= 0) return {'Cache-Control': 'no-store'};
  const fresh = Math.min(FRESH_SECONDS, leftSeconds);
  const stale = Math.min(STALE_SECONDS, leftSeconds - fresh);
  return {
    'Cache-Control': `private, max-age=${fresh}`,
    'Oxygen-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    // Oxygen caches nothing without `Vary`.
    Vary: 'Accept-Encoding',
  };
}

/** Uses the headers of the route's loader for the document. */
export const loaderHeaders: HeadersFunction = ({loaderHeaders: headers}) => headers;
