import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cleanPicture} from './clean-picture';
import {PictureError} from './picture-error';
import {aHeic} from '../../../tests/support/pictures';

const small = () => sharp({create: {width: 40, height: 30, channels: 3, background: '#17586a'}});

/** The position of a text's first occurrence. */
const find = (bytes: Buffer, text: string) => bytes.indexOf(text, 0, 'latin1');

/** Makes a small picture say that it is `width` × `height`. */
type Enlarge = (width: number, height: number) => Promise<Buffer>;

const jpeg: Enlarge = async (width, height) => {
  const bytes = await small().jpeg().toBuffer();
  const frame = find(bytes, '\xff\xc0');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};
const png: Enlarge = async (width, height) => {
  const bytes = await small().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const gif: Enlarge = async (width, height) => {
  const bytes = await small().gif().toBuffer();
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
};
const gifFrame: Enlarge = async (width, height) => {
  const bytes = await small().gif().toBuffer();
  const frame = find(bytes, '\x2c\0\0\0\0\x28\0\x1e\0');
  bytes.writeUInt16LE(width, frame + 5);
  bytes.writeUInt16LE(height, frame + 7);
  return bytes;
};
const webp: Enlarge = async (width, height) => {
  const bytes = await small().webp().toBuffer();
  const start = find(bytes, '\x9d\x01\x2a') + 3;
  bytes.writeUInt16LE(Math.min(width, 0x3fff), start);
  bytes.writeUInt16LE(Math.min(height, 0x3fff), start + 2);
  return bytes;
};
const webpLossless: Enlarge = async (width, height) => {
  const bytes = await small().webp({lossless: true}).toBuffer();
  const size = Math.min(width, 16_384) - 1 + (Math.min(height, 16_384) - 1) * 2 ** 14;
  bytes.writeUInt32LE(size, find(bytes, 'VP8L') + 9);
  return bytes;
};
const webpCanvas: Enlarge = async (width, height) => {
  const bytes = await small().withMetadata({orientation: 6}).webp().toBuffer();
  const canvas = find(bytes, 'VP8X') + 12;
  bytes.writeUIntLE(width - 1, canvas, 3);
  bytes.writeUIntLE(height - 1, canvas + 3, 3);
  return bytes;
};
const ofHeif =
  (make: () => Promise<Uint8Array>): Enlarge =>
  async (width, height) => {
    const bytes = Buffer.from(await make());
    const size = find(bytes, 'ispe') + 8;
    bytes.writeUInt32BE(width, size);
    bytes.writeUInt32BE(height, size + 4);
    return bytes;
  };
const avif = ofHeif(() => small().avif().toBuffer());
const heic = ofHeif(async () => aHeic());

const FORMATS: [string, Enlarge][] = [
  ['JPEG', jpeg],
  ['PNG', png],
  ['GIF', gif],
  ['frame of a GIF', gifFrame],
  ['WebP', webp],
  ['lossless WebP', webpLossless],
  ['canvas of a WebP', webpCanvas],
  ['AVIF', avif],
  ['HEIC', heic],
];

async function reasonFor(bytes: Buffer): Promise<string | null> {
  try {
    const body = new Blob([new Uint8Array(bytes)]).stream();
    const {stream} = await cleanPicture(body, {maxBytes: 10_000_000});
    await new Response(stream).arrayBuffer();
    return null;
  } catch (error) {
    return error instanceof PictureError ? error.reason : String(error);
  }
}

describe('a picture of enormous size in few bytes', () => {
  it.each(FORMATS)('is refused: %s', async (_, enlarge) => {
    expect(await reasonFor(await enlarge(60_000, 60_000))).toBe('too-many-pixels');
  });

  it.each(FORMATS)('is no picture of a camera: %s', async (_, enlarge) => {
    expect(await reasonFor(await enlarge(12_000, 9000))).not.toBe('too-many-pixels');
  });

  it('is a JPEG whose height comes later', async () => {
    expect(await reasonFor(await jpeg(60_000, 0))).toBe('too-many-pixels');
  });
});
