/** Both steps together are far below this, even with multi-byte characters. */
const LIMIT_BYTES = 32 * 1024;

/** The fields of a posted form; null when the body exceeds the limit. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | null> {
  const text = await request.text();
  return Buffer.byteLength(text) > LIMIT_BYTES ? null : new URLSearchParams(text);
}
