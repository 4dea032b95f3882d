import type {AppLoadContext, HeadersFunction} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';

/** How long Oxygen's full-page cache gives a page as it is, in seconds. Its queries may be 30 s old themselves. */
const FRESH_SECONDS = 10;
/** And for how long after that it does so while the page is rendered anew behind the visitor's back. */
const STALE_SECONDS = 20;

interface PageState {
  /** What the page has to say of a storefront that failed: such a page is kept by nobody. */
  notice?: Notice | null;
  /** The first launch that the page does not know of yet, in epoch milliseconds of the shop's clock: until then it is true. */
  endsAtMs?: number | null;
}

/**
 * The headers of a page, which is the same for every visitor: Oxygen's full-page cache keeps it, and a browser for as long as
 * a link's prefetch needs to be used by the click. Nothing forbids a browser's back/forward cache. What the artist changes is
 * seen within a minute.
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
    // Oxygen keeps nothing without one.
    Vary: 'Accept-Encoding',
  };
}

/** Lets a route's document carry the headers that its loader set. */
export const loaderHeaders: HeadersFunction = ({loaderHeaders: headers}) => headers;
