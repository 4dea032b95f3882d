import type {OutgoingHttpHeaders} from 'node:http';
import type {Transform} from 'node:stream';
import {promisify} from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Content types worth compressing; images, videos and fonts are compressed already. */
const COMPRESSIBLE_TYPE = /^text\/|javascript|json|xml|svg|manifest/;
/** Shorter bodies would grow. */
const MIN_BYTES = 256;

/** About the level that Cloudflare, on which Oxygen runs, uses for pages. */
const BROTLI: BrotliOptions = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};

/** Selects the encoding by `Accept-Encoding` and the response's headers; null for no compression. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  headers: OutgoingHttpHeaders,
): Encoding | null {
  if (!acceptEncoding || headers['content-encoding'] !== undefined) return null;
  if (!COMPRESSIBLE_TYPE.test(String(headers['content-type'] ?? ''))) return null;
  const length = headers['content-length'];
  if (length !== undefined && Number(length) < MIN_BYTES) return null;
  const accepted = acceptEncoding.split(',').map((part) => part.trim().split(/\s*;\s*/));
  const accepts = (name: Encoding) =>
    accepted.some(([coding, quality]) => coding === name && !/^q=0(\.0+)?$/.test(quality ?? ''));
  return (['br', 'gzip'] as const).find(accepts) ?? null;
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body);
}

/** Compresses a stream; flushes after each chunk. */
export function createCompressor(encoding: Encoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH})
    : createGzip({flush: constants.Z_SYNC_FLUSH});
}
