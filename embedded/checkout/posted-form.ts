/** Both steps together are far below this, even in characters that take several bytes each. */
const LIMIT_BYTES = 32 * 1024;

/** The fields of a posted form; null when there are far more of them than either step has. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | null> {
  const text = await request.text();
  return Buffer.byteLength(text) > LIMIT_BYTES ? null : new URLSearchParams(text);
}
