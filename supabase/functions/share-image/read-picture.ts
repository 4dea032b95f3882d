import {Refusal} from '../_shared/refusal.ts';

/** A rendition of the size that is asked for takes a tenth of it. */
const PICTURE_LIMIT_BYTES = 3 * 1024 * 1024;
/** The CDN answers in well under a second; who waits for a share picture does not wait long. */
const PICTURE_TIMEOUT_MS = 3000;
/** No card shows a work larger, in pixels. */
const LARGEST = {width: 1072, height: 522};

/**
 * The JPEG of a work, fetched from the shop's own picture CDN alone, in the size that a card can show. Throws a `Refusal` for
 * any other address, and where the CDN has no such picture or sends too much or something else.
 */
export async function readPicture(
  address: string,
  prefix: string,
  fetchPicture: typeof fetch = fetch,
): Promise<Uint8Array> {
  const url = new URL(address);
  if (!url.href.startsWith(prefix)) {
    const message = 'Only pictures of the shop are drawn';
    throw new Refusal(400, 'invalid_field', message, {fields: {picture: message}});
  }
  url.searchParams.set('width', String(LARGEST.width));
  url.searchParams.set('height', String(LARGEST.height));
  url.searchParams.set('format', 'jpg');
  url.searchParams.delete('crop');
  const bytes = await fetchBytes(url, fetchPicture).catch((error: unknown) => {
    console.warn(`The picture ${url.pathname} could not be read: ${String(error)}`);
    return null;
  });
  if (!bytes || !isJpeg(bytes)) throw new Refusal(404, 'not_found', 'There is no such picture');
  return bytes;
}

async function fetchBytes(url: URL, fetchPicture: typeof fetch): Promise<Uint8Array> {
  const response = await fetchPicture(url, {
    headers: {accept: 'image/jpeg'},
    // To another host, which nobody has looked at.
    redirect: 'error',
    signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the CDN answered ${response.status}`);
  }
  const bytes = new Uint8Array(PICTURE_LIMIT_BYTES);
  let length = 0;
  for await (const chunk of response.body ?? []) {
    if (length + chunk.byteLength > PICTURE_LIMIT_BYTES) throw new Error('it is too large');
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  return bytes.slice(0, length);
}

/** By its content, whatever it is called. */
function isJpeg([first, second, third]: Uint8Array): boolean {
  return first === 0xff && second === 0xd8 && third === 0xff;
}
