import {LIMITS} from '#contracts/limits';
import {requestedPath} from './canonical-path';

/** Far more than the longest text form or a cart of 100 lines needs. */
const TEXT_BYTES = 64 * 1024;

/** Without JavaScript, the form posts its pictures too. The action reads them as a stream. */
const MULTIPART_BYTES = LIMITS.images * (LIMITS.imageBytes + TEXT_BYTES);

/** Pages with a form that posts pictures. */
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
  const {path} = requestedPath(request);
  if (!request.body || path === PICTURE_PATH) return request;
  const hasPictures =
    MULTIPART_PATH.test(path.replace(/\.data$/, '')) &&
    request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const maxBytes = hasPictures ? MULTIPART_BYTES : TEXT_BYTES;
  if (Number(request.headers.get('Content-Length')) > maxBytes) return null;
  // A chunked body doesn't declare a length.
  let bytes = 0;
  const body = passThroughStream(request.body, ({byteLength}) => {
    bytes += byteLength;
    if (bytes > maxBytes) throw new BodyTooLargeError(`More than ${maxBytes} bytes`);
  });
  // Node's fetch, in tests, requires it for a streamed body.
  const init = {body, duplex: 'half'};
  return new Request(request, init);
}

/**
 * Passes another stream's chunks on. An exception of `onChunk` ends both streams. `pipeThrough` has a promise in
 * workerd that no code can catch: it logs a stack for every visitor who leaves.
 */
function passThroughStream(
  source: ReadableStream<Uint8Array>,
  onChunk: (chunk: Uint8Array) => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const {done, value} = await reader.read();
        if (done) return controller.close();
        try {
          onChunk(value);
        } catch (error) {
          // Not awaited, because the reason for the end is known.
          void reader.cancel(error).catch(() => undefined);
          throw error;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}
