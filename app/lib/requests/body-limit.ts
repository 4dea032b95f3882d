import {LIMITS} from '#contracts/limits';
import {splitPath} from '~/lib/language/split-path';
import {canonicalPath} from './canonical-path';
import {passThroughStream} from './pass-through-stream';

/** Far more than the longest text form or a cart of 100 lines needs. */
const TEXT_BYTES = 64 * 1024;

/** Without JavaScript, the form posts its pictures too. The action reads them as a stream. */
const MULTIPART_BYTES = LIMITS.images * (LIMITS.imageBytes + TEXT_BYTES);

/** Pages with such a form. */
const MULTIPART_PATH = /^\/commissions(\/progress\/[^/]+)?$/;

/** This route limits the size of its picture itself, and returns a message. */
const PICTURE_PATH = '/api/reference-image';

/** Thrown when an action reads a body beyond its route's limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * The request, with a body that no action can read beyond its route's limit: reading further throws a
 * `BodyTooLargeError`, and the rest isn't read. Null when the Content-Length already exceeds the limit.
 */
export function limitBody(request: Request): Request | null {
  const {path} = splitPath(canonicalPath(new URL(request.url).pathname));
  if (!request.body || path === PICTURE_PATH) return request;
  const hasPictures =
    MULTIPART_PATH.test(path.replace(/\.data$/, '')) &&
    request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const maxBytes = hasPictures ? MULTIPART_BYTES : TEXT_BYTES;
  if (Number(request.headers.get('Content-Length')) > maxBytes) return null;
  // A chunked body doesn't declare a length.
  let bytes = 0;
  const body = passThroughStream(request.body, {
    onChunk({byteLength}) {
      bytes += byteLength;
      if (bytes > maxBytes) throw new BodyTooLargeError(`More than ${maxBytes} bytes`);
    },
  });
  // Node's fetch, in tests, requires it for a streamed body.
  const init = {body, duplex: 'half'};
  return new Request(request, init);
}
