import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cleanPicture} from './clean-picture';
import {
  aPhotograph,
  ascii,
  contains,
  inserted,
  jpegSegment,
  joined,
  pngChunk,
  riffChunk,
  streamOf,
} from '../../../tests/support/picture-samples';

async function clean(bytes: Uint8Array): Promise<Uint8Array> {
  const {stream} = await cleanPicture(streamOf(bytes, 100), {maxBytes: 1_000_000});
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const BROKEN = {name: 'PictureError', reason: 'broken'};

describe('a cleaned JPEG', () => {
  const start = Uint8Array.of(0xff, 0xd8);
  const frame = jpegSegment(0xc0, new Uint8Array(9));
  const scan = jpegSegment(0xda, new Uint8Array(4));
  const end = Uint8Array.of(0xff, 0xd9);

  it('keeps all scans of a progressive one', async () => {
    const before = await aPhotograph('jpeg', {progressive: true});
    const after = await clean(before);
    expect(countOf(after, [0xff, 0xda])).toBe(countOf(before, [0xff, 0xda]));
    expect(countOf(after, [0xff, 0xda])).toBeGreaterThan(1);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
  });

  it('keeps restarts, stuffed bytes and fill bytes inside a scan', async () => {
    const data = Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0xd7, 4, 0xff, 0xff, 0, 5);
    const picture = joined(start, frame, scan, data, end);
    expect(await clean(picture)).toEqual(picture);
  });

  it('skips fill bytes between segments', async () => {
    const fill = Uint8Array.of(0xff, 0xff);
    const filled = joined(start, fill, frame, fill, scan, Uint8Array.of(7), end);
    expect(await clean(filled)).toEqual(joined(start, frame, scan, Uint8Array.of(7), end));
  });

  it('ends with its first picture, whatever other pictures follow', async () => {
    const photograph = await aPhotograph('jpeg');
    const after = await clean(joined(photograph, photograph, photograph));
    expect(after).toEqual(await clean(photograph));
  });

  it('keeps its JFIF mark without the thumbnail, and its Adobe mark', async () => {
    const mark = Uint8Array.of(...ascii('JFIF\0'), 1, 2, 1, 0, 72, 0, 72);
    const jfif = jpegSegment(0xe0, joined(mark, Uint8Array.of(1, 1, 9, 9, 9)));
    const jfxx = jpegSegment(0xe0, ascii('JFXX\0\x10thumbnail'));
    const adobe = jpegSegment(0xee, ascii('Adobe\0\x64\0\0\0\0\x02'));
    const after = await clean(joined(start, jfif, jfxx, adobe, frame, scan, end));
    const bare = jpegSegment(0xe0, joined(mark, Uint8Array.of(0, 0)));
    expect(after).toEqual(joined(start, bare, adobe, frame, scan, end));
  });

  it.each([
    ['has no scan', joined(start, frame, end)],
    ['has a scan before its frame', joined(start, scan, end)],
    ['begins again inside itself', joined(start, start, frame, scan, end)],
    ['has bytes between its segments', joined(start, frame, Uint8Array.of(0), scan, end)],
    ['has a segment shorter than its length', joined(start, Uint8Array.of(0xff, 0xdb, 0, 1))],
  ])('is rejected when it %s', async (_, bytes) => {
    await expect(clean(bytes)).rejects.toMatchObject(BROKEN);
  });
});

describe('a cleaned PNG', () => {
  it('keeps the chunks of an animation', async () => {
    const still = await aPhotograph('png');
    const animation = ['acTL', 'fcTL'].map((name) => pngChunk(name, new Uint8Array(8)));
    const after = await clean(inserted(still, 33, ...animation));
    expect([contains(after, 'acTL'), contains(after, 'fcTL')]).toEqual([true, true]);
  });

  it('is rejected when a checksum is wrong', async () => {
    const photograph = await aPhotograph('png');
    const at = Buffer.from(photograph).indexOf('IDAT') + 10;
    photograph[at] = 255 - (photograph[at] ?? 0);
    await expect(clean(photograph)).rejects.toMatchObject(BROKEN);
  });

  it.each([
    ['an unknown chunk that readers must know', 'ABCD'],
    ['a chunk without a name', '12\0\0'],
  ])('is rejected for %s', async (_, name) => {
    const photograph = await aPhotograph('png');
    const odd = inserted(photograph, 33, pngChunk(name, new Uint8Array(3)));
    await expect(clean(odd)).rejects.toMatchObject(BROKEN);
  });

  it('is rejected when it has no data, or does not begin with its header', async () => {
    const signature = ascii('\x89PNG\r\n\x1a\n');
    const header = pngChunk('IHDR', new Uint8Array(13));
    const end = pngChunk('IEND', new Uint8Array(0));
    await expect(clean(joined(signature, header, end))).rejects.toMatchObject(BROKEN);
    const data = pngChunk('IDAT', new Uint8Array(3));
    await expect(clean(joined(signature, data, header, end))).rejects.toMatchObject(BROKEN);
    expect(await clean(joined(signature, header, data, end))).toHaveLength(60);
  });
});

describe('a cleaned WebP', () => {
  it('keeps its length, which it declares at its start', async () => {
    const before = await aPhotograph('webp', {orientation: 6});
    expect(await clean(before)).toHaveLength(before.length);
  });

  it('keeps an orientation without the prefix of JPEG', async () => {
    const before = await aPhotograph('webp', {orientation: 6});
    const exifAt = Buffer.from(before).indexOf('Exif\0\0');
    before.copyWithin(exifAt, exifAt + 6, exifAt + 200);
    const after = await clean(before);
    expect(contains(after, 'Exif\0\0')).toBe(false);
    expect((await sharp(after).metadata()).orientation).toBe(6);
  });

  it('keeps frames, their timing and the loop count of an animation', async () => {
    const before = await anAnimation()
      .webp({loop: 3, delay: [80, 120]})
      .toBuffer();
    const after = await clean(before);
    expect(await sharp(after, {animated: true}).metadata()).toMatchObject({
      pages: 2,
      loop: 3,
      delay: [80, 120],
    });
    expect(after).toEqual(new Uint8Array(before));
  });

  it.each([
    [
      'a frame inside a frame',
      riffChunk('ANMF', joined(new Uint8Array(16), riffChunk('ANMF', new Uint8Array(16)))),
    ],
    ['no picture', riffChunk('ICCP', ascii('profile'))],
    ['a chunk longer than itself', Uint8Array.of(...ascii('VP8 '), 99, 0, 0, 0, 1, 2)],
  ])('is rejected for %s', async (_, chunk) => {
    const size = Uint8Array.of(chunk.length + 4, 0, 0, 0);
    const file = joined(ascii('RIFF'), size, ascii('WEBP'), chunk, new Uint8Array(200));
    await expect(clean(file)).rejects.toMatchObject(BROKEN);
  });
});

describe('a cleaned GIF', () => {
  it('keeps frames, their timing and the loop count of an animation', async () => {
    const before = await anAnimation()
      .gif({loop: 3, delay: [80, 120]})
      .toBuffer();
    const after = await clean(before);
    expect(await sharp(after, {animated: true}).metadata()).toMatchObject({
      pages: 2,
      loop: 3,
      delay: [80, 120],
    });
  });

  it('is rejected when it has no frame, or an unknown block', async () => {
    const header = joined(ascii('GIF89a'), Uint8Array.of(1, 0, 1, 0, 0, 0, 0));
    await expect(clean(joined(header, ascii(';')))).rejects.toMatchObject(BROKEN);
    await expect(clean(joined(header, ascii('?;')))).rejects.toMatchObject(BROKEN);
  });
});

function anAnimation() {
  const frames = new Uint8Array(16 * 32 * 3).map((_, i) => (i < 16 * 16 * 3 ? 10 : 200));
  return sharp(frames, {raw: {width: 16, height: 32, channels: 3, pageHeight: 16}});
}

function countOf(bytes: Uint8Array, [first, second]: number[]): number {
  return bytes.filter((byte, at) => byte === first && bytes[at + 1] === second).length;
}
