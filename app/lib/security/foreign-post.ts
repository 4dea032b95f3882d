import {plainPage} from '~/lib/requests/plain-page';

/** What only a page of this site may ask for. */
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether another site's page sent this post, or one that hides which site it is (`Origin: null`). Where a browser leaves the
 * origin out, its `Sec-Fetch-Site` counts, and in older ones the `Referer`. Programs send none of the three: a mail provider
 * that presses Unsubscribe (RFC 8058) is let in. Remix looks at `Origin` too and fails with a bare 500.
 */
export function isForeignPost({method, headers}: Request): boolean {
  if (!CHANGING.has(method)) return false;
  const site = headers.get('Sec-Fetch-Site');
  // Another subdomain is another site: the hosted checkout has no form for this one. `none` is the visitor's own doing.
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const from = headers.get('Origin') ?? headers.get('Referer');
  if (from === null) return false;
  const host = headers.get('X-Forwarded-Host')?.split(',')[0]?.trim() || headers.get('Host');
  return !URL.canParse(from) || new URL(from).host !== host;
}

/** A plain page with a way back. */
export function refuseForeignPost(): Response {
  return plainPage({
    status: 403,
    title: 'Not sent',
    heading: 'This was not sent',
    text: 'The form came from another site, or your browser would not say where it came from. Nothing was changed.',
    after: ' and send it from there.',
  });
}
