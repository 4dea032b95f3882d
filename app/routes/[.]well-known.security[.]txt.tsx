import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {shopNowMs} from '~/lib/clock';

/** RFC 9116 wants it to end within a year, so that nobody writes to an address that was given up. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Tells who finds a weakness whom to write to. */
export function loader({context, request}: LoaderFunctionArgs) {
  const expires = new Date(shopNowMs(context.clockOffsetMs) + VALID_MS);
  const lines = [
    `Contact: mailto:${SITE.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', request.url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
