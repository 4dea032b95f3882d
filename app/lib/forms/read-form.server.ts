import type {FormValues} from './form-result';

/** Far above the longest text form. */
const MAX_BODY_BYTES = 65_536;

/**
 * The text fields of a posted form; the last one of several with one name. Files are ignored. A body that is not a
 * form, or is too long, is read as an empty form, which the form's schema then rejects. Never throws.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const bytes = await readAtMost(request.body, MAX_BODY_BYTES).catch(() => null);
  if (!bytes) return {};
  const contentType = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, {headers: {'content-type': contentType}})
    .formData()
    .catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** The whole body, or null when there is none or it is longer than `limit`; the rest is then cancelled. */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<ArrayBuffer | null> {
  if (!body) return null;
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(new Uint8Array(value));
  }
}
