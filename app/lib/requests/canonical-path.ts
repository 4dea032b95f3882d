import {NOT_FOUND_ROUTE} from './find-route';
import type {Route} from './reject-request';

/** How long browsers cache a redirect to the canonical path, in seconds. */
const MAX_AGE_SECONDS = 3600;

/** Its ids are in base64, which has capitals. */
const PERMALINK_ROUTE = 'routes/($locale).buy.($items)';

/**
 * The canonical form of a path: lower case, without stray slashes, and with no percent-encoded letters or digits (RFC
 * 3986, section 6.2.2).
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .replace(/%[3-7][\da-f]/gi, (escape) => {
      const character = decodeURIComponent(escape);
      return /[a-z\d]/i.test(character) ? character : escape;
    })
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%..|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));
}

/**
 * A permanent redirect to the canonical path; null when the path is already canonical, or when no page exists there.
 * The client router requests only canonical paths.
 */
export function redirectToCanonicalPath({method, url}: Request, route: Route): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const {pathname, search} = new URL(url);
  const path = canonicalPath(pathname);
  if (path === pathname || pathname.endsWith('.data')) return null;
  if (!route || route.id === NOT_FOUND_ROUTE || route.id === PERMALINK_ROUTE) return null;
  return new Response(null, {
    status: 301,
    headers: {Location: path + search, 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`},
  });
}
