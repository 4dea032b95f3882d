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
  if ('problem' in picture) throw new Error(picture.problem);
  return Buffer.from(picture.jpeg);
}

const problemOf = async (file: Uint8Array) => {
  const picture = await reencode(file);
  return 'problem' in picture ? picture.problem : null;
};

const plain = (width = 40, height = 30) =>
  sharp({create: {width, height, channels: 3, background: '#17586a'}});

describe('a re-encoded picture', () => {
  it.each(FORMATS)('is a JPEG without the location and camera of a %s', async (format) => {
    const file = Buffer.from(await aPhotograph(format));
    expect(file.includes(PLANTED)).toBe(format !== 'gif');
    const jpeg = await jpegOf(file);
    expect(jpeg.includes(PLANTED)).toBe(false);
    const {exif, xmp, iptc, comments, ...metadata} = await sharp(jpeg).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(metadata).toMatchObject({format: 'jpeg', width: 48, height: 32});
  });

  it('has no comment, no attached picture and nothing after its end', async () => {
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
    'is upright when its orientation was %i',
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

  it('of a HEIC is a JPEG, which every browser can show', async () => {
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

  it('from a phone is scaled down', async () => {
    const {width, height} = await sharp(
      await jpegOf(await plain(8160, 6120).jpeg().toBuffer()),
    ).metadata();
    expect(Math.max(width, height)).toBeGreaterThan(2000);
    expect(Math.max(width, height)).toBeLessThan(2800);
    expect(width / height).toBeCloseTo(8160 / 6120, 2);
  });
});

describe('a huge picture in few bytes', () => {
  it.each([
    ['jpeg', 51],
    ['png', 16],
    ['gif', 16],
    ['webp', 16],
    ['avif', 6],
  ] as const)('is rejected above the limit of a %s', async (format, megapixels) => {
    const height = 4000;
    const width = (megapixels * 1_000_000) / height + 1;
    const file = await plain(width, height).toFormat(format, {effort: 1}).toBuffer();
    expect(await problemOf(file)).toBe('too-many-pixels');
  });

  it('is rejected above the limit of a HEIC, which an iPhone’s is below', async () => {
    expect(await problemOf(heicOf(3251, 4000))).toBe('too-many-pixels');
    // What it says is not true, so that it is broken.
    expect(await problemOf(heicOf(3250, 4000))).toBe('broken');
  });
});

/** The sample, which now says that it is `width` × `height`. */
function heicOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(HEIC_SAMPLE);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

describe('a file that is no complete picture', () => {
  it('is rejected: text', async () => {
    expect(await problemOf(Buffer.from('Dear artist, please paint my dog.'))).toBe('not-a-picture');
  });

  it.each(FORMATS)('is rejected: a %s that is truncated anywhere', async (format) => {
    const photograph = await aPhotograph(format);
    for (let end = 24; end < photograph.length - 30; end += 97) {
      expect(await problemOf(photograph.subarray(0, end))).toBe('broken');
    }
  });

  it.each(FORMATS)('fails no other way: a damaged %s', async (format) => {
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
