import {canonicalPath} from './canonical-path';

// Paths rather than a `handle` of the routes: logs and the referrer in analytics have only a path, and Remix may not
// have matched it.

/** Pages whose path ends in a private token or key, in any language. */
const TOKEN_PATH =
  /^((?:\/[a-z]{2})?\/(?:commissions\/(?:status|progress)|holds\/(?:status|manage)|view))\/[^/]+/i;

/** Pages with a token in the query. */
const TOKEN_QUERY = /^(?:\/[a-z]{2})?\/(?:unsubscribe|newsletter\/confirm)\b/i;

/** Whether the page is reached from a link in an email or from a viewing's link. */
export function isPrivatePath(pathname: string): boolean {
  return TOKEN_PATH.test(pathname) || TOKEN_QUERY.test(pathname);
}

/**
 * The path for logs and tables: `/commissions/status` for a private page, however it's written; any other path
 * unchanged.
 */
export function withoutToken(pathname: string): string {
  const path = canonicalPath(pathname);
  return TOKEN_PATH.test(path) ? path.replace(TOKEN_PATH, '$1') : pathname;
}

/**
 * Headers of a page that only an email's or a guest's link leads to: caches and search engines don't store it, and it
 * doesn't reveal its URL to other pages.
 */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // A post from the page keeps its `Origin`, which `no-referrer` would remove.
  'Referrer-Policy': 'strict-origin',
};
