import {HttpError} from '../_shared/http/http-error.ts';
import {readBytes} from '../_shared/http/read-json.ts';

/** Images of the requested size take a tenth of this. */
const PICTURE_LIMIT_BYTES = 3 * 1024 * 1024;
/** The CDN responds in well under a second, and a share image must not take longer. */
const PICTURE_TIMEOUT_MS = 3000;
/** The largest size of a painting on a card, in pixels. */
const MAX_PICTURE_SIZE = {width: 1072, height: 522};

/**
 * Fetches the JPEG of a product, only from the shop's own image CDN, in the size that a card can show. Throws an
 * `HttpError` for any other URL, and when the CDN doesn't have the image, sends too much, or sends another type.
 */
export async function readPicture(
  address: string,
  prefix: string,
  fetchPicture: typeof fetch = fetch,
): Promise<Uint8Array> {
  const url = new URL(address);
  if (!url.href.startsWith(prefix)) {
    throw new HttpError(400, 'invalid_field', 'Only pictures of the shop are drawn', {
      field: 'picture',
    });
  }
  url.searchParams.set('width', String(MAX_PICTURE_SIZE.width));
  url.searchParams.set('height', String(MAX_PICTURE_SIZE.height));
  url.searchParams.set('format', 'jpg');
  url.searchParams.delete('crop');
  const bytes = await fetchBytes(url, fetchPicture).catch((error: unknown) => {
    console.warn(`The picture ${url.pathname} could not be read: ${String(error)}`);
    return null;
  });
  if (!bytes || !isJpeg(bytes)) throw new HttpError(404, 'not_found', 'There is no such picture');
  return bytes;
}

async function fetchBytes(url: URL, fetchPicture: typeof fetch): Promise<Uint8Array> {
  const response = await fetchPicture(url, {
    headers: {accept: 'image/jpeg'},
    // A redirect could lead to an unchecked host.
    redirect: 'error',
    signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the CDN answered ${response.status}`);
  }
  return readBytes(response, PICTURE_LIMIT_BYTES);
}

/** Recognizes a JPEG by its content, whatever the content type. */
function isJpeg([first, second, third]: Uint8Array): boolean {
  return first === 0xff && second === 0xd8 && third === 0xff;
}
