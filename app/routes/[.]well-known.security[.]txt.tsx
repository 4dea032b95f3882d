import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadSite} from '~/shop/site/load-site';

/** RFC 9116 requires an expiry date within a year, so that nobody writes to an abandoned address. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** The contact for security reports (RFC 9116). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {site, notice} = await loadSite(context);
  const expires = new Date(context.nowMs + VALID_MS);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', request.url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...(!notice && {'Cache-Control': 'public, max-age=86400'}),
    },
  });
}
