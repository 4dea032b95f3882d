import {HttpError, type RejectionText} from './http-error.ts';

/** The largest valid body is a commission request with ten image URLs, which takes less than half of this in UTF-8. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Parses the request's JSON body. Throws an `HttpError` when it is too large, incomplete, or invalid. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await readBytes(request));
}

/** Parses JSON in UTF-8. Throws an `HttpError` when it is incomplete or invalid. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new HttpError(400, 'bad_request', 'The request couldn’t be read');
  }
}

/** A body of at most the limit, or an `HttpError`. Counts the bytes, because Content-Length may be wrong. */
export async function readBytes(
  {body}: Request | Response,
  limitBytes = BODY_LIMIT_BYTES,
  tooLarge: RejectionText = 'The message is too large',
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limitBytes) throw new HttpError(413, 'too_large', tooLarge);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
