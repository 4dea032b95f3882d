import {splitPath} from '~/lib/language/local-path';

/** How long browsers cache a redirect to the canonical path, in seconds. */
const MAX_AGE_SECONDS = 3600;

/** Paths that stay as they are: the ids of a permalink are in base64, and a file of an older build has capitals. */
const EXACT_PATH = /^(?:\/[a-z]{2})?\/buy\/|\.[^/]*$/;

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

/** The language and the canonical path of a request. */
export function requestedPath({url}: Request): ReturnType<typeof splitPath> {
  return splitPath(canonicalPath(new URL(url).pathname));
}

/** A permanent redirect to the canonical path; null when the path is already canonical. */
export function redirectToCanonicalPath({method, url}: Request): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const {pathname, search} = new URL(url);
  const path = canonicalPath(pathname);
  if (path === pathname || EXACT_PATH.test(pathname)) return null;
  return new Response(null, {
    status: 301,
    headers: {Location: path + search, 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`},
  });
}
