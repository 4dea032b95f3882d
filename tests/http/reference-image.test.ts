import {readdirSync, readFileSync} from 'node:fs';
import {randomUUID} from 'node:crypto';
import sharp from 'sharp';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';
import {aGif, aHeic, aLargePhotograph, aPicture, aPictureOf} from '../support/pictures';

const MEGABYTE = 1024 * 1024;
const NOT_A_PICTURE = 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures can be sent';
const BROKEN = 'The picture seems to be damaged';
const UNAVAILABLE = 'The picture could not be uploaded. Please try again later';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});
afterEach(() => shop.control.clearFaults());

interface Upload {
  name?: string;
  index?: string;
  headers?: Record<string, string>;
}

async function upload(
  body: Uint8Array<ArrayBuffer> | null,
  {name = 'cove.jpg', index = '0', headers}: Upload = {},
) {
  const query = new URLSearchParams({index, name});
  const response = await fetch(`${shop.url}/api/reference-image?${query}`, {
    method: 'POST',
    body,
    headers,
  });
  const result = (await response.json()) as {url?: string; error?: {message: string}};
  return {status: response.status, url: result.url ?? '', message: result.error?.message};
}

async function download(url: string) {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return {
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('POST /api/reference-image', () => {
  it.each([
    ['JPEG', () => aPicture('jpeg')],
    ['PNG', () => aPicture('png')],
    ['WebP', () => aPicture('webp')],
    ['AVIF', () => aPicture('avif')],
    ['GIF', aGif],
    ['HEIC', aHeic],
  ])(
    'stores a %s, known by its content, as a JPEG and returns its signed address',
    async (_, make) => {
      const {status, url} = await upload(await make(), {name: 'cove.txt'});
      expect(status).toBe(200);
      expect(url).toMatch(
        new RegExp(
          `^${shop.backendUrl}/storage/v1/object/sign/commission-references/[0-9a-f-]{36}/\\d{13}-0-cove\\.jpg\\?token=[\\w.-]+$`,
        ),
      );
      const {type, bytes} = await download(url);
      expect(type).toBe('image/jpeg');
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    },
  );

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'stores the %s without the place where it was taken',
    async (format) => {
      const picture = await aPicture(format);
      expect(picture.includes('Ada Leblanc')).toBe(true);
      const {url} = await upload(picture);
      const {bytes} = await download(url);
      const {exif, width, height} = await sharp(bytes).metadata();
      expect({width, height}).toEqual({width: 320, height: 200});
      expect(bytes.includes('Ada Leblanc')).toBe(false);
      expect(bytes.includes('Halcyon')).toBe(false);
      expect(exif).toBeUndefined();
      expect(await middle(bytes)).toEqual(await middle(picture));
    },
  );

  it('stores a picture upright', async () => {
    const lying = await sharp(await aPicture('jpeg'))
      .keepMetadata()
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer();
    const {url} = await upload(new Uint8Array(lying));
    const {width, height, orientation} = await sharp((await download(url)).bytes).metadata();
    expect({width, height, orientation}).toEqual({width: 200, height: 320, orientation: undefined});
  });

  it('refuses a picture of too many pixels', async () => {
    const huge = await sharp({
      create: {width: 5000, height: 4000, channels: 3, background: '#17586a'},
    })
      .png()
      .toBuffer();
    expect(await upload(new Uint8Array(huge))).toMatchObject({
      status: 413,
      message: expect.stringContaining('too many pixels'),
    });
  });

  it.each([
    ['a text called .jpg', Buffer.from('This is no picture. '.repeat(100)), 415, NOT_A_PICTURE],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, NOT_A_PICTURE],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, NOT_A_PICTURE],
    ['one byte', Buffer.from([0xff]), 415, NOT_A_PICTURE],
    ['an empty file', Buffer.alloc(0), 415, NOT_A_PICTURE],
    ['a post without a body', null, 415, NOT_A_PICTURE],
  ])('rejects %s', async (_, body, status, message) => {
    expect(await upload(body)).toMatchObject({status, message});
  });

  it.each([
    ['PNG', () => aPicture('png')],
    ['JPEG', () => aPicture('jpeg')],
    ['WebP', () => aPicture('webp')],
    ['large PNG', () => aLargePhotograph(3)],
  ])('rejects a truncated %s and stores no part of it', async (_, make) => {
    const whole = await make();
    const truncated = whole.subarray(0, Math.floor(whole.length * 0.8));
    const before = completeFiles();
    expect(await upload(truncated)).toMatchObject({status: 400, message: BROKEN});
    expect(completeFiles()).toEqual(before);
  });

  it('accepts a file of exactly 10 MB', async () => {
    expect(await upload(await aPictureOf(10 * MEGABYTE))).toMatchObject({status: 200});
  });

  // The runtime closes the connection on the unread rest, so that the network may have to answer in its place.
  it.each([10 * MEGABYTE + 1, 11 * MEGABYTE])('rejects a file of %i bytes', async (bytes) => {
    const body = await aPictureOf(bytes);
    const url = `${shop.url}/api/reference-image?index=0&name=a.jpg`;
    expect((await fetch(url, {method: 'POST', body})).status).toBe(413);
  });

  it('stores one file in the bucket for an accepted image', async () => {
    const before = completeFiles();
    await upload(await aPicture('jpeg'));
    expect(completeFiles().length).toBeGreaterThan(before.length);
  });

  it('counts the bytes itself without a Content-Length', async () => {
    const before = completeFiles();
    const picture = await aPictureOf(11 * MEGABYTE);
    const response = await fetch(`${shop.url}/api/reference-image?index=0&name=a.jpg`, {
      method: 'POST',
      body: new Blob([picture]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(completeFiles()).toEqual(before);
  });

  it.each(['', '-1', '10', '1.5', 'a', '007'])('rejects the index %j', async (index) => {
    expect((await upload(await aPicture('jpeg'), {index})).status).toBe(400);
  });

  it.each([
    ['l’été à Saint-Andrews.JPEG', 'l-ete-a-Saint-Andrews.jpg'],
    ['../../secret.png', 'secret.jpg'],
    ['雪 🌊', 'image.jpg'],
    ['a?b#c%2Fd&e=f;g.jpg', 'a-b-c-2Fd-e-f-g.jpg'],
    ['', 'image.jpg'],
    [`${'long'.repeat(30)}.jpg`, `${'long'.repeat(20)}.jpg`],
  ])('makes the name %j safe', async (name, safe) => {
    const {url} = await upload(await aPicture('jpeg'), {name, index: '9'});
    expect(new URL(url).pathname.replace(/^.*\/\d{13}-/, '')).toBe(`9-${safe}`);
    await download(url);
  });

  it.each([
    ['another site', {'sec-fetch-site': 'cross-site'}],
    ['another origin', {origin: 'https://elsewhere.example'}],
    ['an opaque origin', {origin: 'null'}],
  ])('rejects a post from %s', async (_, headers) => {
    const before = await storedFiles();
    const address = `${shop.url}/api/reference-image?index=0&name=cove.jpg`;
    const body = await aPicture('jpeg');
    expect((await fetch(address, {method: 'POST', body, headers})).status).toBe(403);
    expect(await storedFiles()).toEqual(before);
  });

  it('accepts a post from its own page', async () => {
    const headers = {'sec-fetch-site': 'same-origin', origin: shop.url};
    expect((await upload(await aPicture('jpeg'), {headers})).status).toBe(200);
  });

  it.each(['GET', 'HEAD'])('responds 404 to %s', async (method) => {
    expect((await fetch(`${shop.url}/api/reference-image`, {method})).status).toBe(404);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('rejects %s', async (method) => {
    const response = await fetch(`${shop.url}/api/reference-image`, {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

describe('when the storage fails', () => {
  it.each([
    ['responds 500', {status: 500, body: 'oops'}],
    ['responds 400, as for every error', {status: 400, body: '{"statusCode":"403"}'}],
    ['breaks the connection', {drop: true as const}],
  ])('and %s, the message is that the picture could not be uploaded', async (_, fault) => {
    await shop.control.setFaults([{target: 'storage', ...fault}]);
    expect(await upload(await aPicture('jpeg'))).toEqual({
      status: 502,
      url: '',
      message: UNAVAILABLE,
    });
  });

  it('waits while the storage is slow', async () => {
    await shop.control.setFaults([{target: 'storage', delayMs: 1500, times: 1}]);
    expect((await upload(await aPicture('jpeg'))).status).toBe(200);
  });
});

describe('a picture of 10 MB', () => {
  it('is streamed through the worker without being buffered', async () => {
    const picture = await aLargePhotograph(9.9);
    // The first upload loads code and fills the runtime's own buffers.
    await upload(picture);
    const runtime = runtimePids();
    expect(runtime.length).toBeGreaterThan(0);
    const before = residentMegabytes(runtime);
    let highest = before;
    const sampler = setInterval(
      () => (highest = Math.max(highest, residentMegabytes(runtime))),
      10,
    );
    for (let turn = 0; turn < 2; turn++) {
      const uploads = Array.from({length: 3}, () => upload(picture, {name: randomUUID()}));
      for (const {status} of await Promise.all(uploads)) expect(status).toBe(200);
    }
    clearInterval(sampler);
    expect(highest - before, 'megabytes').toBeLessThan(60);
  });
});

/** The colour in the middle of a picture, in steps of 32: a JPEG is not exact. */
async function middle(picture: Buffer): Promise<number[]> {
  const pixel = await sharp(picture)
    .extract({left: 160, top: 100, width: 1, height: 1})
    .raw()
    .toBuffer();
  return [...pixel.subarray(0, 3)].map((channel) => Math.round(channel / 32));
}

/** Every file below the shop's data folder that belongs to the bucket. */
function storedFiles(): string[] {
  return readdirSync(shop.dataFolder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.startsWith('storage'))
    .sort();
}

/** The Workers runtime's processes among the descendants of the shop's. */
function runtimePids(): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => statusOf(pid, 'Name') === 'workerd' && isOfShop(pid));
}

function isOfShop(pid: number): boolean {
  for (let at = pid; at > 1; at = Number(statusOf(at, 'PPid'))) if (at === shop.pid) return true;
  return false;
}

function residentMegabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) => Number.parseInt(statusOf(pid, 'VmRSS') || '0', 10));
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** A field of Linux's status of a process; empty when it has ended. */
function statusOf(pid: number, key: string): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return new RegExp(`^${key}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Without partly received files. */
function completeFiles(): string[] {
  return storedFiles().filter((path) => !/received./.test(path));
}
