import {PAGE_CACHE_CONTROL} from '~/lib/page-headers';
import {createNonce, findNonce, findPlaces, withNonce} from './nonce';
import {KEPT_MS, nextInstant, type AgingPage} from './page-age';
import {takesGzip, zippedWithNonce, type ZippedPage} from './zipped-page';

const CSP = 'content-security-policy';

/** Where the cache keeps what must be known of a page beside its bytes. */
const RECORD_HEADER = 'X-Stored-Page';

/** What the cache remembers of a page. Its bytes hold the nonce that it was rendered with. */
interface PageRecord extends AgingPage {
  headers: Record<string, string>;
  nonce: string | null;
  /** Offsets of the nonce in the bytes. */
  places: number[];
}

export interface StoredPage extends PageRecord {
  body: Uint8Array<ArrayBuffer>;
  /** Made for a page that many ask for: the runtime would compress it for each of them. */
  zipped?: ZippedPage;
}

/** Whether an answer is the same for everybody and may be kept: a whole page, free of cookies and of failures. */
export function isShareable({status, headers}: Response): boolean {
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !isUnstorable(headers) &&
    /^text\/(html|x-script)/.test(headers.get('Content-Type') ?? '')
  );
}

/** Whether an answer says that the shop could not do its work, which a page without its products does with `no-store`. */
export function isFailure({status, headers}: Response): boolean {
  return status >= 500 || (status === 200 && isUnstorable(headers));
}

/** Whether an answer leads elsewhere. To the client router Remix says so with 202. */
export function isMoved({status}: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

function isUnstorable(headers: Headers): boolean {
  return headers.get('Cache-Control')?.includes('no-store') ?? false;
}

/**
 * Reads a shareable answer to its end. `renderedAtMs` is when its rendering began, `launches` are instants that its text
 * need not name, both in epoch milliseconds. Rejects when the rendering breaks off.
 */
export async function readPage(
  response: Response,
  {renderedAtMs, launches}: {renderedAtMs: number; launches: readonly number[]},
): Promise<StoredPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  // One letter a byte, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(body);
  const nonce = findNonce(response.headers.get(CSP));
  const headers = Object.fromEntries(response.headers);
  const etag = await createEtag(JSON.stringify(headers) + text, nonce, renderedAtMs);
  return {
    body,
    headers: {'cache-control': PAGE_CACHE_CONTROL, ...headers, etag},
    nonce,
    places: nonce ? findPlaces(text, nonce) : [],
    renderedAtMs,
    endsAtMs: nextInstant(text, launches, renderedAtMs),
  };
}

/** Names what a page says, whatever its nonce and whenever it was rendered: a weak validator (RFC 9110, 8.8.1). */
async function createEtag(text: string, nonce: string | null, renderedAtMs: number) {
  const said = (nonce ? text.replaceAll(nonce, '') : text).replace(/\b\d{13}\b/g, (digits) =>
    Math.abs(Number(digits) - renderedAtMs) < 60_000 ? '' : digits,
  );
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  const letters = Array.from(new Uint8Array(hash, 0, 12), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `W/"${letters.join('')}"`;
}

/** A page as the Cache API takes it: that reads the lifetime alone and leaves the age of a page to us. */
export function packPage(page: StoredPage): Response {
  const {headers, nonce, places, renderedAtMs, endsAtMs} = page;
  const record: PageRecord = {headers, nonce, places, renderedAtMs, endsAtMs};
  return new Response(page.body, {
    headers: {
      'Cache-Control': `public, max-age=${KEPT_MS / 1000}`,
      'Content-Type': 'application/octet-stream',
      [RECORD_HEADER]: JSON.stringify(record),
    },
  });
}

/** The page that `packPage` packed; null for what is not one. */
export async function unpackPage(response: Response | undefined): Promise<StoredPage | null> {
  const record = response?.headers.get(RECORD_HEADER);
  if (!response || !record) return null;
  return {
    ...(JSON.parse(record) as PageRecord),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/**
 * The answer to one visitor: the page under a nonce of its own, or 304 when the browser holds what it says already.
 *
 * A 304 carries no policy. It would take the place of the one that the browser keeps (RFC 9111, 3.2), whose nonce stands in
 * the copy that it is about to show, and every script of that page would be refused.
 */
export function answerWith(page: StoredPage, request: Request): Response {
  const {etag = '', 'cache-control': cacheControl = ''} = page.headers;
  if (isKnown(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, {
      status: 304,
      headers: {ETag: etag, 'Cache-Control': cacheControl},
    });
  }
  const nonce = createNonce();
  const headers = new Headers(page.headers);
  if (page.nonce) headers.set(CSP, (page.headers[CSP] ?? '').replaceAll(page.nonce, nonce));
  if (page.zipped && takesGzip(request.headers.get('Accept-Encoding'))) {
    headers.set('Content-Encoding', 'gzip');
    return new Response(zippedWithNonce(page.zipped, nonce), {headers, encodeBody: 'manual'});
  }
  return new Response(withNonce(page.body, page.places, nonce), {headers});
}

/** Compares as `If-None-Match` wants it: weakly, with each of a list, or with any. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
  );
}
