import fc from 'fast-check';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cleanPicture} from './clean-picture';
import {PictureError} from './picture-error';
import {
  FORMATS,
  PLANTED,
  aPhotograph,
  aTalkativePhotograph,
  ascii,
  contains,
  jpegSegment,
  joined,
  measured,
  streamOf,
} from '../../../tests/support/picture-samples';

const MAX_BYTES = 10_000_000;

async function clean(body: ReadableStream<Uint8Array>, maxBytes = MAX_BYTES): Promise<Uint8Array> {
  const {stream} = await cleanPicture(body, {maxBytes});
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The reason for rejecting the bytes, or null when they are accepted; other errors are rethrown. */
async function refusal(bytes: Uint8Array, maxBytes?: number): Promise<string | null> {
  try {
    await clean(streamOf(bytes), maxBytes);
    return null;
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    throw error;
  }
}

function shown(bytes: Uint8Array) {
  return sharp(bytes, {animated: true}).autoOrient().raw().toBuffer({resolveWithObject: true});
}

const WITH_METADATA = FORMATS.filter((format) => format !== 'gif');

describe('cleanPicture', () => {
  it.each(FORMATS)('detects the type of a %s', async (format) => {
    const {type, stream} = await cleanPicture(streamOf(await aPhotograph(format)), {
      maxBytes: MAX_BYTES,
    });
    expect(type).toBe(`image/${format}`);
    await stream.cancel();
  });

  it.each(FORMATS)('removes all planted metadata from a %s', async (format) => {
    const before = await aTalkativePhotograph(format, {orientation: 3});
    expect(contains(before, PLANTED)).toBe(true);

    const after = await clean(streamOf(before));

    expect(contains(after, PLANTED)).toBe(false);
    const {exif, xmp, iptc, comments} = await sharp(after).metadata();
    expect([xmp, iptc, comments]).toEqual([undefined, undefined, undefined]);
    // Only the orientation of an Exif block remains; a WebP keeps its length with zeros.
    expect([...(exif ?? [])].slice('Exif\0\0'.length + 26).every((byte) => byte === 0)).toBe(true);
  });

  it.each(
    WITH_METADATA.flatMap((format) => [1, 2, 3, 4, 5, 6, 7, 8].map((o) => [format, o] as const)),
  )('shows a %s of orientation %i as before', async (format, orientation) => {
    const before = await aTalkativePhotograph(format, {orientation});
    const after = await clean(streamOf(before));

    const [was, is] = [await shown(before), await shown(after)];
    expect(is.info).toEqual(was.info);
    expect(is.data.equals(was.data)).toBe(true);
    const [old, now] = [await sharp(before).metadata(), await sharp(after).metadata()];
    expect(now.orientation ?? 1).toBe(old.orientation ?? 1);
    expect(now.icc).toEqual(old.icc);
    expect(old.icc).toBeDefined();
  });

  it.each(FORMATS)('returns the same %s for any chunk boundaries', async (format) => {
    const before = await aTalkativePhotograph(format, {orientation: 6});
    const whole = await clean(streamOf(before));
    expect(await clean(streamOf(before, 1))).toEqual(whole);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({min: 0, max: 400}), {maxLength: 30}),
        fc.integer({min: 1, max: 3000}),
        async (lengths, rest) => {
          expect(await clean(streamOf(before, ...lengths, rest))).toEqual(whole);
        },
      ),
      {numRuns: 30},
    );
  });

  it.each(FORMATS)('does not change the input bytes of a %s', async (format) => {
    const before = await aTalkativePhotograph(format, {orientation: 6});
    const copy = before.slice();
    await clean(streamOf(before));
    expect(before).toEqual(copy);
  });

  it.each(FORMATS)('does not change a clean %s', async (format) => {
    const once = await clean(streamOf(await aTalkativePhotograph(format, {orientation: 8})));
    expect(await clean(streamOf(once))).toEqual(once);
  });

  it.each(FORMATS)('rejects a %s that is truncated anywhere', async (format) => {
    const photograph = await aPhotograph(format);
    expect(await refusal(photograph)).toBeNull();
    const lengths = Array.from(photograph.keys()).filter((end) => end < 200 || end % 7 === 0);
    const reasons = await Promise.all(lengths.map((end) => refusal(photograph.subarray(0, end))));
    expect(new Set(reasons.slice(0, 3))).toEqual(new Set(['not-a-picture']));
    expect(new Set(reasons.slice(24))).toEqual(new Set(['broken']));
  });

  it.each(FORMATS)('accepts or rejects a damaged %s, and never fails otherwise', async (format) => {
    const photograph = await aTalkativePhotograph(format, {orientation: 6});
    const damages = fc.array(
      fc.tuple(fc.nat({max: photograph.length - 1}), fc.integer({min: 0, max: 255})),
      {minLength: 1, maxLength: 12},
    );
    await fc.assert(
      fc.asyncProperty(damages, fc.nat({max: photograph.length}), async (bytes, end) => {
        const damaged = photograph.slice();
        for (const [at, byte] of bytes) damaged[at] = byte;
        await refusal(damaged);
        await refusal(damaged.subarray(0, end));
      }),
      {numRuns: 300},
    );
  });

  it.each([
    ['JPEG', '\xff\xd8\xff'],
    ['JPEG scan', '\xff\xd8\xff\xc0\0\x02\xff\xda\0\x02'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\x90\0\0\0WEBP'],
    ['GIF', 'GIF89a'],
    ['GIF frame', 'GIF89a\x01\0\x01\0\0\0\0,'],
    ['AVIF', '\0\0\0\x10ftypavif\0\0\0\0'],
    ['HEIC with a description', '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x80meta'],
    ['HEIC with tracks', '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x80moov'],
  ])('accepts or rejects noise after the signature of a %s', async (_, signature) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({maxLength: 400}), async (noise) => {
        await refusal(joined(ascii(signature), noise));
      }),
      {numRuns: 300},
    );
  });

  it.each([
    ['text', 'Dear artist, please paint my dog.'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('rejects %s, and cancels its body', async (_, text) => {
    let reason: unknown;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        if (text) controller.enqueue(ascii(text.padEnd(100)));
        else controller.close();
      },
      cancel: (why) => void (reason = why),
    });
    const error: unknown = await cleanPicture(body, {maxBytes: MAX_BYTES}).catch((e: unknown) => e);
    expect(error).toMatchObject({name: 'PictureError', reason: 'not-a-picture'});
    if (text) expect(reason).toBe(error);
  });

  it('accepts a file of exactly the size limit, and not one byte more', async () => {
    const photograph = await aPhotograph('jpeg');
    expect(await refusal(photograph, photograph.length)).toBeNull();
    expect(await refusal(photograph, photograph.length - 1)).toBe('too-large');
    // Trailing data counts too, though it is dropped.
    expect(await refusal(joined(photograph, ascii('!')), photograph.length)).toBe('too-large');
  });

  it('cancels the body of a picture that turns out broken', async () => {
    const photograph = await aPhotograph('png');
    photograph[200] = 255 - (photograph[200] ?? 0);
    let reason: unknown;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(photograph),
      cancel: (why) => void (reason = why),
    });
    const error: unknown = await clean(body).catch((e: unknown) => e);
    expect(error).toMatchObject({name: 'PictureError', reason: 'broken'});
    expect(reason).toBe(error);
  });

  it('aborts the signal before the stream errors', async () => {
    const photograph = await aPhotograph('jpeg');
    const cutOff = streamOf(photograph.subarray(0, -2));
    const {stream, signal} = await cleanPicture(cutOff, {maxBytes: MAX_BYTES});
    const order: string[] = [];
    signal.addEventListener('abort', () => order.push('signal'));
    const error: unknown = await new Response(stream).arrayBuffer().catch((e: unknown) => {
      order.push('stream');
      return e;
    });
    expect(order).toEqual(['signal', 'stream']);
    expect(signal.reason).toBe(error);
    expect(error).toMatchObject({name: 'PictureError', reason: 'broken'});
  });

  it('does not abort the signal without a failure', async () => {
    const body = streamOf(await aPhotograph('jpeg'));
    const {stream, signal} = await cleanPicture(body, {maxBytes: MAX_BYTES});
    await new Response(stream).arrayBuffer();
    expect(signal.aborted).toBe(false);
  });

  it('passes the body’s own error through', async () => {
    const photograph = await aPhotograph('jpeg');
    const lost = new Error('connection lost');
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(photograph.subarray(0, 500)),
        pull: (controller) => controller.error(lost),
      },
      {highWaterMark: 1},
    );
    await expect(clean(body)).rejects.toBe(lost);
  });

  it('cancels the body when the stream is cancelled', async () => {
    const photograph = await aPhotograph('jpeg');
    let reason: unknown;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(photograph),
      cancel: (why) => void (reason = why),
    });
    const {stream} = await cleanPicture(body, {maxBytes: MAX_BYTES});
    await stream.cancel('the bucket is full');
    expect(reason).toBe('the bucket is full');
  });

  it('buffers only a few chunks of a photograph of 10 MB', async () => {
    const chunkBytes = 65_536;
    const small = await aPhotograph('jpeg', {orientation: 6});
    const scan = new Uint8Array(MAX_BYTES - small.length).map((_, i) => (i * 31 + (i >> 8)) % 255);
    const large = joined(small.subarray(0, -2), scan, small.subarray(-2));
    const run = await measured(large, chunkBytes, (body) =>
      cleanPicture(body, {maxBytes: MAX_BYTES}),
    );
    expect(run.atFirst).toBeLessThanOrEqual(chunkBytes);
    expect(run.furthest).toBeLessThanOrEqual(3 * chunkBytes);
    expect(run.given).toBeGreaterThan(scan.length);
  });

  it('rejects a file with more parts than a picture has', async () => {
    const photograph = await aPhotograph('jpeg');
    const comment = jpegSegment(0xfe, new Uint8Array(0));
    const comments = new Uint8Array(comment.length * 100_000);
    for (let at = 0; at < comments.length; at += comment.length) comments.set(comment, at);
    const swollen = joined(photograph.subarray(0, 2), comments, photograph.subarray(2));
    expect(await refusal(swollen)).toBe('broken');
  });
});
