import {plainPage} from '~/lib/requests/plain-page';

/** Methods that only this site's pages may use. */
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether another site's page sent this request, or one with `Origin: null`. Without `Origin`, `Sec-Fetch-Site` is
 * checked, and in older browsers `Referer`. Requests without any of the three do not come from a browser and are
 * allowed, such as a mail provider's one-click unsubscribe (RFC 8058). Remix checks `Origin` too, but responds with a
 * bare 500.
 */
export function isCrossSitePost({method, headers}: Request): boolean {
  if (!UNSAFE_METHODS.has(method)) return false;
  const site = headers.get('Sec-Fetch-Site');
  // `same-site` is rejected too: the hosted checkout has no form that posts here. `none` is the visitor's own
  // navigation.
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const from = headers.get('Origin') ?? headers.get('Referer');
  if (from === null) return false;
  const host = headers.get('X-Forwarded-Host')?.split(',')[0]?.trim() || headers.get('Host');
  return !URL.canParse(from) || new URL(from).host !== host;
}

/** A 403 with a link to the shop. */
export function refuseCrossSitePost(request: Request): Response {
  return plainPage(request, 403, ({crossSite}) => crossSite);
}
