import type {AppLoadContext, HeadersFunction} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';

/** Long enough for a link's prefetch to be used by the click, too short for a change in the admin to be missed. */
const SHARED_PAGE = 'private, max-age=5';

/** The headers of a page: never stored when something failed, or when caching is off. */
export function pageHeaders(context: AppLoadContext, notice: Notice | null): HeadersInit {
  return {'Cache-Control': notice || !context.cacheIsOn ? 'no-store' : SHARED_PAGE};
}

/** Lets a route's document carry the headers that its loader set. */
export const loaderHeaders: HeadersFunction = ({loaderHeaders: headers}) => headers;
