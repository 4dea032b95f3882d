import type {AppLoadContext, HeadersFunction} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';

// Who sets `Cache-Control`:
// - of a page: its loader with `pageHeaders`, or else the root's (`loaderHeaders` passes both on)
// - of a page after a form's post: `respond` in form-response.server.ts (`formHeaders` passes it on)
// - of a page that only an email's or a guest's link leads to: `PRIVATE_HEADERS` in private-pages.ts
// - of a page that's missing or has failed: entry.server.tsx, because a loader that throws a 404 needs no headers
// - of feeds, the sitemap and other documents: document-response.ts
// - of all other responses (JSON, redirects, pictures): their own route or module
// server.ts then lets Oxygen's full-page cache store what is `public`.

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
    endsAtMs === null ? Infinity : Math.floor((endsAtMs - shopNowMs(clockOffsetMs)) / 1000);
  if (notice || !isCacheOn || leftSeconds <= 0) return {'Cache-Control': 'no-store'};
  const fresh = Math.min(FRESH_SECONDS, leftSeconds);
  const stale = Math.min(STALE_SECONDS, leftSeconds - fresh);
  return {
    'Cache-Control': `private, max-age=${fresh}`,
    'Oxygen-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    // Oxygen doesn't cache a response without `Vary`.
    Vary: 'Accept-Encoding',
  };
}

/** Uses the headers of the route's loader for the document. */
export const loaderHeaders: HeadersFunction = ({loaderHeaders: headers}) => headers;

/**
 * Lets Oxygen's full-page cache store public responses such as Remix's route manifest. Oxygen reads only its own
 * header.
 */
export function allowSharedCache(headers: Headers): void {
  const control = headers.get('Cache-Control');
  if (!control?.startsWith('public') || headers.has('Oxygen-Cache-Control')) return;
  headers.set('Oxygen-Cache-Control', control);
  // Oxygen doesn't cache a response without `Vary`.
  if (!headers.has('Vary')) headers.set('Vary', 'Accept-Encoding');
}
