import {LIMITS} from '#contracts/limits';
import {passThroughStream} from './pass-through-stream';

/** Far above the longest form of text and a cart of 100 lines. */
const TEXT_BYTES = 64 * 1024;

/** The form posts its pictures where no scripts run; they are read as a stream. */
const MULTIPART_BYTES = LIMITS.images * (LIMITS.imageBytes + TEXT_BYTES);

/** Routes with such a form. */
const MULTIPART_ROUTES = [
  'routes/($locale).commissions',
  'routes/($locale).commissions_.progress.$token',
];

/** Limits the bytes of its picture itself, and returns a message. */
const PICTURE_ROUTE = 'routes/($locale).api.reference-image';

/** Thrown where a body is read that is longer than its route takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * The request with a body that no action can read beyond its route's limit: what reads further gets a BodyTooLargeError, and
 * the rest is not read. Null when its Content-Length says already that it is too long.
 */
export function limitBody(request: Request, routeId: string | null): Request | null {
  if (!request.body || routeId === PICTURE_ROUTE) return request;
  const hasPictures =
    MULTIPART_ROUTES.includes(routeId ?? '') &&
    request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const maxBytes = hasPictures ? MULTIPART_BYTES : TEXT_BYTES;
  if (Number(request.headers.get('Content-Length')) > maxBytes) return null;
  // A chunked body tells no length.
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
