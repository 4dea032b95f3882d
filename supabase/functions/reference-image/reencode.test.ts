import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import fc from 'fast-check';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {HEIC_SAMPLE} from '../_shared/testing/heic-sample.ts';
import {aPhotograph, FORMATS, PLANTED} from '../_shared/testing/photographs.ts';
import {createReencode} from './reencode.ts';

const WASM = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
const reencode = createReencode(() => readFile(WASM));

async function jpegOf(file: Uint8Array): Promise<Buffer> {
  const picture = await reencode(file);
  if ('fault' in picture) throw new Error(picture.fault);
  return Buffer.from(picture.jpeg);
}

const faultOf = async (file: Uint8Array) => {
  const picture = await reencode(file);
  return 'fault' in picture ? picture.fault : null;
};

const plain = (width = 40, height = 30) =>
  sharp({create: {width, height, channels: 3, background: '#17586a'}});

describe('a re-encoded picture', () => {
  it.each(FORMATS)('is a JPEG without what a %s says of its place and maker', async (format) => {
    const file = Buffer.from(await aPhotograph(format));
    expect(file.includes(PLANTED)).toBe(format !== 'gif');
    const jpeg = await jpegOf(file);
    expect(jpeg.includes(PLANTED)).toBe(false);
    const {exif, xmp, iptc, comments, ...metadata} = await sharp(jpeg).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(metadata).toMatchObject({format: 'jpeg', width: 48, height: 32});
  });

  it('has no comment, no attached picture and no rest of its file', async () => {
    const photograph = await aPhotograph('jpeg');
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 2 + PLANTED.length]),
      Buffer.from(PLANTED),
    ]);
    const talkative = [photograph.subarray(0, 2), comment, photograph.subarray(2), photograph];
    expect((await jpegOf(Buffer.concat(talkative))).includes(PLANTED)).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps the colours of a %s', async (format) => {
    const file = await aPhotograph(format);
    const [before, after] = [sharp(file), sharp(await jpegOf(file))];
    expect((await after.metadata()).icc).toEqual((await before.metadata()).icc);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is upright when it was of orientation %i',
    async (orientation) => {
      // A dark corner, whose position shows how the picture is turned.
      const dark = await plain(20, 15).png().toBuffer();
      const file = await sharp({create: {width: 60, height: 40, channels: 3, background: '#fff'}})
        .composite([{input: dark, left: 0, top: 0}])
        .withMetadata({orientation})
        .jpeg({quality: 95})
        .toBuffer();
      const [expected, actual] = await Promise.all(
        [sharp(file).autoOrient(), sharp(await jpegOf(file))].map((image) =>
          image.greyscale().raw().toBuffer({resolveWithObject: true}),
        ),
      );
      expect(actual!.info).toMatchObject({
        width: expected!.info.width,
        height: expected!.info.height,
      });
      const differences = actual!.data.filter(
        (grey, at) => Math.abs(grey - expected!.data[at]!) > 40,
      );
      expect(differences.length).toBeLessThan(actual!.data.length / 50);
    },
  );

  it('of a HEIC is a JPEG, as every browser shows it', async () => {
    const {data, info} = await sharp(await jpegOf(HEIC_SAMPLE))
      .raw()
      .toBuffer({resolveWithObject: true});
    expect(info).toMatchObject({width: 48, height: 32});
    const [left, right] = [[...data.subarray(0, 3)], [...data.subarray(-3)]];
    expect(left[2]).toBeGreaterThan(left[0]! + 50);
    expect(right[0]).toBeGreaterThan(right[2]! + 50);
  });

  it('has white in place of transparent parts', async () => {
    const background = {r: 255, g: 0, b: 0, alpha: 0};
    const file = await sharp({create: {width: 9, height: 9, channels: 4, background}})
      .png()
      .toBuffer();
    const {data} = await sharp(await jpegOf(file))
      .raw()
      .toBuffer({resolveWithObject: true});
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('of an animation is its first frame', async () => {
    const frames = new Uint8Array(16 * 32 * 3).map((_, i) => (i < 16 * 16 * 3 ? 10 : 200));
    const raw = {width: 16, height: 32, channels: 3 as const, pageHeight: 16};
    for (const format of ['gif', 'webp'] as const) {
      const file = await sharp(frames, {raw}).toFormat(format).toBuffer();
      const {data, info} = await sharp(await jpegOf(file))
        .raw()
        .toBuffer({resolveWithObject: true});
      expect(info).toMatchObject({width: 16, height: 16});
      expect(data[0]).toBeLessThan(30);
    }
  });

  it('of a telephone is made smaller', async () => {
    const {width, height} = await sharp(
      await jpegOf(await plain(8160, 6120).jpeg().toBuffer()),
    ).metadata();
    expect(Math.max(width, height)).toBeGreaterThan(2000);
    expect(Math.max(width, height)).toBeLessThan(2800);
    expect(width / height).toBeCloseTo(8160 / 6120, 2);
  });
});

/** The position of a text's first occurrence. */
const find = (bytes: Buffer, text: string) => bytes.indexOf(text, 0, 'latin1');

/** Makes a small picture claim to be `width` × `height`. */
type Enlarge = (width: number, height: number) => Promise<Buffer>;

const jpeg: Enlarge = async (width, height) => {
  const bytes = await plain().jpeg().toBuffer();
  const frame = find(bytes, '\xff\xc0');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};
const png: Enlarge = async (width, height) => {
  const bytes = await plain().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};
const gif: Enlarge = async (width, height) => {
  const bytes = await plain().gif().toBuffer();
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  const frame = find(bytes, '\x2c\0\0\0\0\x28\0\x1e\0');
  bytes.writeUInt16LE(width, frame + 5);
  bytes.writeUInt16LE(height, frame + 7);
  return bytes;
};
const webp: Enlarge = async (width, height) => {
  const bytes = await plain().webp({lossless: true}).toBuffer();
  const size = Math.min(width, 16_384) - 1 + (Math.min(height, 16_384) - 1) * 2 ** 14;
  bytes.writeUInt32LE(size, find(bytes, 'VP8L') + 9);
  return bytes;
};
const ofHeif =
  (make: () => Promise<Buffer>): Enlarge =>
  async (width, height) => {
    const bytes = await make();
    for (let at = find(bytes, 'ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1, 'latin1')) {
      bytes.writeUInt32BE(width, at + 8);
      bytes.writeUInt32BE(height, at + 12);
    }
    return bytes;
  };
const avif = ofHeif(() => plain().avif().toBuffer());
const heic = ofHeif(async () => Buffer.from(HEIC_SAMPLE));

/** The checksum of a PNG chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a picture of enormous size in few bytes', () => {
  it.each<[string, Enlarge, number]>([
    ['JPEG', jpeg, 51],
    ['PNG', png, 16],
    ['GIF', gif, 16],
    ['WebP', webp, 16],
    ['AVIF', avif, 6],
    ['HEIC', heic, 13],
  ])('is refused above the limit of a %s', async (_, enlarge, megapixels) => {
    const height = 4000;
    const width = (megapixels * 1_000_000) / height;
    expect(await faultOf(await enlarge(width + 1, height))).toBe('too-many-pixels');
    // The header is false, which makes the file broken.
    expect(await faultOf(await enlarge(width, height))).not.toBe('too-many-pixels');
  });
});

describe('a file that is no whole picture', () => {
  it.each([
    ['text', 'Dear artist, please paint my dog.'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is refused: %s', async (_, text) => {
    expect(await faultOf(Buffer.from(text))).toBe('not-a-picture');
  });

  it.each(FORMATS)('is refused: a %s that is truncated anywhere', async (format) => {
    const photograph = await aPhotograph(format);
    for (let end = 24; end < photograph.length - 30; end += 97) {
      expect(await faultOf(photograph.subarray(0, end))).toBe('broken');
    }
  });

  it.each(FORMATS)('never fails otherwise: a damaged %s', async (format) => {
    const photograph = await aPhotograph(format);
    const damages = fc.array(
      fc.tuple(fc.nat({max: photograph.length - 1}), fc.integer({min: 0, max: 255})),
      {minLength: 1, maxLength: 12},
    );
    await fc.assert(
      fc.asyncProperty(damages, async (bytes) => {
        const damaged = photograph.slice();
        for (const [at, byte] of bytes) damaged[at] = byte;
        await reencode(damaged);
      }),
      {numRuns: 100},
    );
  });
});

it('tries again to load ImageMagick after a failure', async () => {
  let attempts = 0;
  const retrying = createReencode(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('not there')) : readFile(WASM);
  });
  const file = await aPhotograph('jpeg');
  await expect(retrying(file)).rejects.toThrow('not there');
  expect(await retrying(file)).toHaveProperty('jpeg');
});
