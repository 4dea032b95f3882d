import {readdirSync, readFileSync} from 'node:fs';
import {randomUUID} from 'node:crypto';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {aHeic, aLargePhotograph, aPicture, aPictureOf} from '../support/pictures';

const MEGABYTE = 1024 * 1024;
const UNAVAILABLE = 'The picture couldn’t be uploaded. Please try again later';

const shop = useSharedShop();

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
