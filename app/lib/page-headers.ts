import type {AppLoadContext, HeadersFunction} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';

/**
 * Long enough for a link's prefetch to be used by the click, too short for a change in the admin to be missed. Private,
 * because a page carries a nonce: only the worker's own cache (`lib/page-cache`) may give it to somebody else. Nothing
 * forbids a browser's back/forward cache.
 *
 * There is no `Oxygen-Cache-Control` for the same reason: Oxygen's full-page cache stands in front of the worker and would
 * hand one nonce to every visitor, so that whoever reads the page could write a script that its policy allows.
 */
export const PAGE_CACHE_CONTROL = 'private, max-age=5';

/** The headers of a page: never stored when something failed, or when caching is off. */
export function pageHeaders(context: AppLoadContext, notice: Notice | null): HeadersInit {
  return {'Cache-Control': notice || !context.pagesMayBeStored ? 'no-store' : PAGE_CACHE_CONTROL};
}

/** Lets a route's document carry the headers that its loader set. */
export const loaderHeaders: HeadersFunction = ({loaderHeaders: headers}) => headers;
