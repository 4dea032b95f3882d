import type {FormValues} from './form-result';

/** Far above the longest form of text; what is longer was not written by hand. */
const LONGEST_BODY_BYTES = 65_536;

/**
 * The text fields of a posted form; of several with one name the last. Files are left out. A body that is no form, or
 * longer than any of ours, reads as an empty form, which the form's rules then refuse. Never throws.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const bytes = await readAtMost(request.body, LONGEST_BODY_BYTES).catch(() => null);
  if (!bytes) return {};
  const contentType = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, {headers: {'content-type': contentType}})
    .formData()
    .catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** The whole body, or null when there is none or it is longer than `limit`; what follows is then not read. */
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
