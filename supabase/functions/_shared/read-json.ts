import {HttpError} from './http-error.ts';

/** The largest valid body is a commission request with ten image URLs; in UTF-8 it is below half of this. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Parses the request's JSON body. Throws an `HttpError` when it is too large, incomplete, or invalid. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'bad_request', 'The request could not be read');
  }
}

/** Counts the bytes, because Content-Length may be wrong. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_LIMIT_BYTES) throw new HttpError(413, 'too_large', 'The message is too large');
    text += decoder.decode(chunk, {stream: true});
  }
  return text + decoder.decode();
}
