import type {ByteReader} from './byte-reader';
import {
  EXIF_HEAD_BYTES,
  EXIF_PREFIX_BYTES,
  hasExifPrefix,
  orientationExif,
  readOrientation,
} from './exif-orientation';
import {broken} from './picture-error';
import {assertPixels} from './pixel-limit';

const RIFF_HEADER_BYTES = 8;
const CHUNK_HEADER_BYTES = 8;
const FRAME_HEADER_BYTES = 16;
const VP8X_BYTES = 10;
const XMP_FLAG = 0x04;

const IMAGE_CHUNKS = new Set(['VP8 ', 'VP8L', 'ANMF']);
const KEPT_CHUNKS = new Set([...IMAGE_CHUNKS, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** RIFF's type for a chunk that readers skip. */
const FILLER = 'JUNK';

/**
 * A WebP of the same length, since its length comes first: other chunks become zeros under RIFF's filler type, its Exif
 * block one with the orientation only, then zeros. Without data after its declared length.
 */
export async function* cleanWebp(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const header = await reader.take(RIFF_HEADER_BYTES);
  const end = RIFF_HEADER_BYTES + sizeOf(header);
  yield header;
  yield await reader.take(4);
  const seen = new Set<string>();
  yield* cleanChunks(reader, end, seen);
  if (![...IMAGE_CHUNKS].some((name) => seen.has(name))) broken('The picture has no image chunk');
}

async function* cleanChunks(
  reader: ByteReader,
  end: number,
  seen: Set<string>,
  isInFrame = false,
): AsyncGenerator<Uint8Array> {
  while (reader.position < end) {
    const header = await reader.take(CHUNK_HEADER_BYTES);
    const name = String.fromCharCode(...header.subarray(0, 4));
    const size = sizeOf(header);
    const chunkEnd = reader.position + size;
    if (chunkEnd > end) broken(`The chunk ${name} is longer than the file says it is`);

    assertChunkPixels(name, await reader.peek(Math.min(size, FRAME_HEADER_BYTES)));
    if (name === 'VP8X') {
      yield* cleanFeatures(reader, header, size);
    } else if (name === 'ANMF') {
      if (isInFrame || size < FRAME_HEADER_BYTES)
        broken('A frame in a frame, or without its header');
      yield header;
      yield await reader.take(FRAME_HEADER_BYTES);
      yield* cleanChunks(reader, chunkEnd, seen, true);
    } else if (KEPT_CHUNKS.has(name)) {
      yield header;
      yield* reader.pass(size);
    } else if (name === 'EXIF' && !seen.has(name)) {
      yield header;
      yield* cleanExif(reader, size);
    } else {
      yield named(FILLER, header);
      yield* reader.blank(size);
    }
    seen.add(name);
    // Some encoders omit the last chunk's padding.
    if (size % 2 === 1 && reader.position < end) yield* reader.blank(1);
  }
}

/** Canvas, frame and coded picture each have a size of their own (RFC 9649, 2.7; RFC 6386, 9.1). */
function assertChunkPixels(name: string, head: Uint8Array): void {
  const byte = (at: number) => head[at] ?? 0;
  const uint24 = (at: number) => byte(at) + byte(at + 1) * 256 + byte(at + 2) * 65_536;
  const uint14 = (at: number) => byte(at) + (byte(at + 1) & 0x3f) * 256;
  if (name === 'VP8X') assertPixels(uint24(4) + 1, uint24(7) + 1);
  else if (name === 'ANMF') assertPixels(uint24(6) + 1, uint24(9) + 1);
  else if (name === 'VP8 ') assertPixels(uint14(6), uint14(8));
  else if (name === 'VP8L') {
    const height = (byte(2) >> 6) + byte(3) * 4 + (byte(4) & 0x0f) * 1024;
    assertPixels(uint14(1) + 1, height + 1);
  }
}

/** The picture's feature flags without the XMP flag. */
async function* cleanFeatures(
  reader: ByteReader,
  header: Uint8Array,
  size: number,
): AsyncGenerator<Uint8Array> {
  if (size < VP8X_BYTES) broken('The chunk VP8X is too short');
  yield header;
  const [flags = 0] = await reader.take(1);
  yield Uint8Array.of(flags & ~XMP_FLAG);
  yield* reader.pass(size - 1);
}

/** An upright picture gets a block too, since its feature flags announce one. */
async function* cleanExif(reader: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  const head = await reader.take(Math.min(size, EXIF_HEAD_BYTES));
  const cleaned = new Uint8Array(head.length);
  const exif = orientationExif(readOrientation(head));
  const prefix = hasExifPrefix(head) ? head.subarray(0, EXIF_PREFIX_BYTES) : [];
  if (prefix.length + exif.length <= cleaned.length) cleaned.set([...prefix, ...exif]);
  yield cleaned;
  yield* reader.blank(size - head.length);
}

function sizeOf(header: Uint8Array): number {
  return new DataView(header.buffer, header.byteOffset).getUint32(4, true);
}

function named(name: string, header: Uint8Array): Uint8Array {
  const renamed = new Uint8Array(header);
  renamed.set([...name].map((letter) => letter.charCodeAt(0)));
  return renamed;
}
