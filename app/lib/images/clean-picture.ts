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
   * Aborted, with the failure as its reason, before the stream errs. Give it to the fetch that uploads the stream: workerd ends
   * the body of a failed stream as if it were whole (cloudflare/workerd#5114), and so a cut off picture would be stored.
   * That fetch rejects with a copy there: ask this signal for the failure.
   */
  signal: AbortSignal;
}

/**
 * Recognises a picture by its content and hands it on as it arrives, without what gives away a place or a person: Exif, XMP,
 * IPTC, comments, trailing data. Orientation and colour profile stay, so that the picture looks the same. Reads no faster
 * than the stream is read, and holds about two chunks.
 *
 * Rejects with PictureError when the body is no picture. The stream errs with one when the file has more than `maxBytes` bytes, says
 * that it has more pixels than `pixel-limit.ts` allows, is cut off or malformed, which may be found out after most of it went by: what was stored until then is to be thrown away.
 * What the body itself errs with comes through unchanged. Whenever it ends early, the body is cancelled.
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

/** The cleaned picture; what follows it is read too, since a sender may take an unread rest for a lost connection. */
async function* cleaned(type: PictureType, reader: ByteReader): AsyncGenerator<Uint8Array> {
  yield* CLEANERS[type](reader);
  await reader.skip(Infinity);
}

/** Evens out the pieces, which may be of a few bytes each. */
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

/** Not waited for: the failure is known, and a body that is slow or unable to stop changes nothing about it. */
function abandon(reader: ByteReader, reason: unknown): void {
  reader.cancel(reason).catch(() => undefined);
}
