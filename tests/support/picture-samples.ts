import sharp from 'sharp';
import {crc32} from '../../app/lib/images/crc32';

/** Written to every place of a sample where a file can contain text. Absent after cleaning. */
export const PLANTED = 'PLANTED-45.96N-66.64W';

export const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type Format = (typeof FORMATS)[number];

const WIDTH = 48;
const HEIGHT = 32;

/** A small photograph as a camera writes it: place, description and colour profile; GIF supports none of them. */
export async function aPhotograph(
  format: Format,
  {orientation = 1, progressive = false} = {},
): Promise<Uint8Array> {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).map((_, i) => (i * 7 + (i >> 6) * 5) & 0xff);
  const picture = sharp(pixels, {raw: {width: WIDTH, height: HEIGHT, channels: 3}});
  if (format === 'gif') return picture.gif().toBuffer();
  return picture
    .withExif({
      IFD0: {ImageDescription: PLANTED, Artist: PLANTED},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '45/1 57/1 36/1', GPSMapDatum: PLANTED},
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PLANTED}</x:xmpmeta>`)
    .withMetadata({orientation, icc: 'p3'})
    .toFormat(format, format === 'jpeg' || format === 'png' ? {progressive} : {})
    .toBuffer();
}

/** The photograph with `PLANTED` in each further place that its format has, and after its end. */
export async function aTalkativePhotograph(
  format: Format,
  options?: {orientation?: number},
): Promise<Uint8Array> {
  const photograph = await aPhotograph(format, options);
  return joined(ADD_METADATA[format](photograph), ascii(`trailing ${PLANTED}`));
}

const ADD_METADATA: Record<Format, (photograph: Uint8Array) => Uint8Array> = {
  jpeg: (photograph) =>
    inserted(
      photograph,
      2,
      jpegSegment(0xfe, ascii(PLANTED)),
      jpegSegment(0xed, ascii(`Photoshop 3.0\0${PLANTED}`)),
      jpegSegment(0xe2, ascii(`MPF\0${PLANTED}`)),
      jpegSegment(0xe5, ascii(PLANTED)),
      jpegSegment(0xe1, ascii(`http://ns.adobe.com/xmp/extension/\0${PLANTED}`)),
    ),
  png: (photograph) =>
    inserted(
      photograph,
      33,
      pngChunk('tEXt', ascii(`Comment\0${PLANTED}`)),
      pngChunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${PLANTED}`)),
      pngChunk('prVt', ascii(PLANTED)),
    ),
  webp: (photograph) => {
    const longer = joined(
      photograph,
      riffChunk('note', ascii(PLANTED)),
      riffChunk('EXIF', ascii(PLANTED)),
    );
    new DataView(longer.buffer).setUint32(4, longer.length - 8, true);
    return longer;
  },
  avif: (photograph) =>
    inserted(
      photograph,
      photograph.length,
      box('uuid', ascii(PLANTED)),
      box('free', ascii(PLANTED)),
    ),
  gif: (photograph) => {
    const text = [PLANTED.length, ...ascii(PLANTED), 0];
    return inserted(
      photograph,
      photograph.length - 1,
      Uint8Array.of(0x21, 0xfe, ...text),
      Uint8Array.of(0x21, 0xff, 11, ...ascii('XMP DataXMP'), ...text),
      Uint8Array.of(0x21, 0x01, 12, ...new Uint8Array(12), ...text),
    );
  },
};

export function jpegSegment(marker: number, payload: Uint8Array): Uint8Array {
  const length = payload.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 0xff, ...payload);
}

export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined(ascii(name), data);
  return joined(uint32(data.length), named, uint32(crc32(named)));
}

export function riffChunk(name: string, data: Uint8Array): Uint8Array {
  const padding = new Uint8Array(data.length % 2);
  return joined(ascii(name), uint32(data.length).reverse(), data, padding);
}

export function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const bytes = joined(...content);
  return joined(uint32(bytes.length + 8), ascii(type), bytes);
}

export function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function inserted(bytes: Uint8Array, at: number, ...parts: Uint8Array[]): Uint8Array {
  return joined(bytes.subarray(0, at), ...parts, bytes.subarray(at));
}

/** Whether the bytes contain the text. */
export function contains(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes).includes(text, 0, 'latin1');
}

/** A body that enqueues the bytes in chunks of the given lengths, the last one repeated. */
export function streamOf(bytes: Uint8Array, ...lengths: number[]): ReadableStream<Uint8Array> {
  let at = 0;
  let chunks = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        const length = lengths[Math.min(chunks++, lengths.length - 1)] ?? bytes.length;
        controller.enqueue(bytes.subarray(at, at + length));
        at += length;
      },
    },
    {highWaterMark: 0},
  );
}

/**
 * Cleans the bytes and counts: how many were read before the first output was requested, how many were output in total, and
 * the most that were read but not yet output, which is the most that can have been buffered.
 */
export async function measured(
  bytes: Uint8Array,
  chunkBytes: number,
  clean: (body: ReadableStream<Uint8Array>) => Promise<{stream: ReadableStream<Uint8Array>}>,
): Promise<{atFirst: number; given: number; furthest: number}> {
  let read = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>(
    {
      transform(chunk, controller) {
        read += chunk.length;
        controller.enqueue(chunk);
      },
    },
    {highWaterMark: 1},
    {highWaterMark: 0},
  );
  const {stream} = await clean(streamOf(bytes, chunkBytes).pipeThrough(counting));
  const run = {atFirst: read, given: 0, furthest: 0};
  for (const reader = stream.getReader(); ;) {
    const {done, value} = await reader.read();
    if (done) return run;
    run.given += value.length;
    run.furthest = Math.max(run.furthest, read - run.given);
  }
}
