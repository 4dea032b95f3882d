import {readFile} from 'node:fs/promises';

/** The shop's own files. At Shopify, the artist uploads them for the checkout. */
const FOLDER = new URL('../app/assets/fonts/', import.meta.url);
const NAMES = new Set(['newsreader.woff2', 'hanken-grotesk.woff2']);

/** `GET /fonts/<name>`: the shop's fonts, for the checkout and the mailbox. */
export async function serveFont({url}: Request): Promise<Response> {
  const name = new URL(url).pathname.slice('/fonts/'.length);
  if (!NAMES.has(name)) return new Response('Not Found', {status: 404});
  const bytes = new Uint8Array(await readFile(new URL(name, FOLDER)));
  return new Response(bytes, {
    headers: {
      'content-type': 'font/woff2',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}
