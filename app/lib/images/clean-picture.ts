import {ByteReader} from './byte-reader';
import {cleanGif} from './clean-gif';
import {cleanHeif} from './clean-heif';
import {cleanJpeg} from './clean-jpeg';
import {cleanPng} from './clean-png';
import {cleanWebp} from './clean-webp';
import {PictureError} from './picture-error';
import {type PictureType, SNIFF_BYTES, sniffPictureType} from './picture-type';

const CLEANERS: Record<PictureType, (reader: ByteReader) => AsyncGenerator<Uint8Array>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/avif': cleanHeif,
  'image/gif': cleanGif,
  'image/heic': cleanHeif,
};

const CHUNK_BYTES = 65_536;

export interface CleanedPicture {
  type: PictureType;
  stream: ReadableStream<Uint8Array>;
  /**
   * Aborted with the failure as its reason before the stream errors. Pass it to the fetch that uploads the stream:
   * workerd ends the body of a failed stream as if it were complete (cloudflare/workerd#5114), and a truncated picture
   * would be stored. That fetch rejects with a copy of the error: read the failure from this signal.
   */
  signal: AbortSignal;
}

/**
 * Detects a picture's type by its content and streams it without personal metadata: Exif, XMP, IPTC, comments and
 * trailing data are removed. Orientation and colour profile stay, so that it looks the same. It applies backpressure
 * and buffers about two chunks.
 *
 * Rejects with PictureError when the body is not a picture. The stream errors with one when the file has more than
 * `maxBytes` bytes, declares more pixels than `pixel-limit.ts` allows, is truncated or malformed, which may happen after
 * most of it was sent: what was stored until then must be discarded. Errors of the body itself pass through unchanged.
 * When it ends early, the body is cancelled.
 */
export async function cleanPicture(
  body: ReadableStream<Uint8Array>,
  {maxBytes}: {maxBytes: number},
): Promise<CleanedPicture> {
  const reader = new ByteReader(body, maxBytes);
  try {
    const type = sniffPictureType(await reader.peek(SNIFF_BYTES));
    if (!type) throw new PictureError('not-a-picture', 'The file is of no accepted type');
    return {type, ...streamOf(inChunks(cleaned(type, reader)), reader)};
  } catch (error) {
    abandon(reader, error);
    throw error;
  }
}

/**
 * The cleaned picture. The rest of the body is read too, since a sender may take an unread rest for a lost connection.
 */
async function* cleaned(type: PictureType, reader: ByteReader): AsyncGenerator<Uint8Array> {
  yield* CLEANERS[type](reader);
  await reader.skip(Infinity);
}

/** Joins small pieces into larger chunks. */
async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunk = new Uint8Array(CHUNK_BYTES);
  let filled = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + CHUNK_BYTES - filled);
      chunk.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < CHUNK_BYTES) continue;
      yield chunk;
      chunk = new Uint8Array(CHUNK_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

function streamOf(
  chunks: AsyncGenerator<Uint8Array>,
  reader: ByteReader,
): Omit<CleanedPicture, 'type'> {
  const failure = new AbortController();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const {done, value} = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          failure.abort(error);
          abandon(reader, error);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
  return {stream, signal: failure.signal};
}

/** Not awaited: the failure is known, and a slow or uncancellable body does not change it. */
function abandon(reader: ByteReader, reason: unknown): void {
  reader.cancel(reason).catch(() => undefined);
}
