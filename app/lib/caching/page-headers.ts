import type {AppLoadContext, HeadersFunction} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';

// A response is stored only if it says so. Who says so:
// - a page: its loader with `pageHeaders`, or else the root's (`routeHeaders` passes both on)
// - feeds, the sitemap and other documents: document-response.ts
// - a redirect, a picture or JSON that is the same for everybody: its own route or module
// `finishCacheHeaders` completes every response, in server.ts.

/** How long a page is fresh in Oxygen's full-page cache, in seconds. Its queries may already be 17 seconds old. */
const FRESH_SECONDS = 10;
/** How long after that the cache serves a stale page while it revalidates, in seconds. */
const STALE_SECONDS = 20;

interface PageState {
  /** The notice of a failed storefront. A page with a notice isn't cached. */
  notice?: Notice | null;
  /**
   * The next launch of a product on the page, in epoch milliseconds of the shop's clock. The page is valid until then.
   */
  endsAtMs?: number | null;
}

/**
 * The headers of a page that is the same for every visitor. Oxygen's full-page cache stores it, and browsers store it
 * long enough to use a prefetched link. The back/forward cache stays enabled. The artist's changes appear within a
 * minute. https://shopify.dev/docs/storefronts/headless/hydrogen/caching/full-page-cache
 */
export function pageHeaders(
  {isCacheOn, clockOffsetMs}: Pick<AppLoadContext, 'isCacheOn' | 'clockOffsetMs'>,
  {notice = null, endsAtMs = null}: PageState = {},
): Record<string, string> {
  const leftSeconds =
    endsAtMs === null ? Infinity : Math.floor((endsAtMs - Date.now() - clockOffsetMs) / 1000);
  if (notice || !isCacheOn || leftSeconds <= 0) return {'Cache-Control': 'no-store'};
  const fresh = Math.min(FRESH_SECONDS, leftSeconds);
  const stale = Math.min(STALE_SECONDS, leftSeconds - fresh);
  return {
    'Cache-Control': `private, max-age=${fresh}`,
    'Oxygen-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
  };
}

/**
 * The headers of a page: its action's, else its loader's, else the root's. Every page shows the root's data, so while
 * that can't be stored, the page can't be either.
 */
export const routeHeaders: HeadersFunction = ({actionHeaders, loaderHeaders, parentHeaders}) => {
  const own = [actionHeaders, loaderHeaders].find((headers) => [...headers].length > 0);
  const headers = new Headers(own ?? parentHeaders);
  if (parentHeaders.get('Cache-Control') === 'no-store') headers.set('Cache-Control', 'no-store');
  return headers;
};

/**
 * Completes the cache headers of a response. A response to a post, an error, and one that doesn't mention caching are
 * never stored. Oxygen's full-page cache reads only its own header. It may store what is public, such as Remix's route
 * manifest.
 */
export function finishCacheHeaders(
  {method}: Request,
  {headers, status}: Response,
  {isCacheOn}: Pick<AppLoadContext, 'isCacheOn'>,
): void {
  // A 304's headers would replace those of the stored response.
  if (status === 304) return;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || status >= 400 || !headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'no-store');
  }
  const control = headers.get('Cache-Control')!;
  if (control === 'no-store') {
    headers.delete('Oxygen-Cache-Control');
  } else if (isCacheOn && status < 300 && control.startsWith('public')) {
    if (!headers.has('Oxygen-Cache-Control')) headers.set('Oxygen-Cache-Control', control);
  }
  // Oxygen doesn't cache a response without `Vary`.
  if (headers.has('Oxygen-Cache-Control') && !headers.has('Vary')) {
    headers.set('Vary', 'Accept-Encoding');
  }
}
