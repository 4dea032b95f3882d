import {readFile} from 'node:fs/promises';
import {methodNotAllowed} from './http';

/** The shop's own files. At Shopify, the artist uploads them for the checkout. */
const FOLDER = new URL('../app/assets/fonts/', import.meta.url);
const NAMES = new Set(['newsreader.woff2', 'hanken-grotesk.woff2']);

/** `GET /fonts/<name>`: the shop's fonts, for the checkout and the mailbox. */
export async function serveFont(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  const name = new URL(request.url).pathname.slice('/fonts/'.length);
  if (!NAMES.has(name)) return new Response('Not Found', {status: 404});
  const bytes = new Uint8Array(await readFile(new URL(name, FOLDER)));
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': 'font/woff2',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}
