import {Refusal} from './refusal.ts';

/** The largest honest body is a commission request with ten addresses; in UTF-8 it stays below half of this. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** The request's body as JSON. Throws a `Refusal` when it is too large, breaks off, or is none. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'bad_request', 'The request could not be read');
  }
}

/** Counts while reading: what a request says of its length need not be true. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_LIMIT_BYTES) throw new Refusal(413, 'too_large', 'The message is too large');
    text += decoder.decode(chunk, {stream: true});
  }
  return text + decoder.decode();
}
