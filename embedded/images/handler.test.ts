import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Handler} from '../http';
import {createImageHandler} from './handler';

let folder: string;
let handle: Handler;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  // Left half black, right half white, so that a crop shows which side remains.
  const white = await sharp({create: {width: 200, height: 200, channels: 3, background: 'white'}})
    .png()
    .toBuffer();
  await sharp({create: {width: 400, height: 200, channels: 3, background: 'black'}})
    .composite([{input: white, left: 200, top: 0}])
    .jpeg()
    .toFile(join(folder, 'halves.jpg'));
  handle = createImageHandler({folders: [folder], cacheFolder: join(folder, '..', 'kept')});
});
afterAll(() => {
  rmSync(folder, {recursive: true});
  rmSync(join(folder, '..', 'kept'), {recursive: true});
});

const load = (path: string, init: RequestInit = {}) =>
  handle(new Request(`http://shop.test/cdn/shop/files/${path}`, init));

async function measure(path: string) {
  const bytes = Buffer.from(await (await load(path)).arrayBuffer());
  const {width, height, format} = await sharp(bytes).metadata();
  const {channels} = await sharp(bytes).stats();
  return {width, height, format, light: (channels[0]?.mean ?? 0) > 128};
}

describe('the image CDN', () => {
  it.each([
    ['halves.jpg', 400, 200],
    ['halves.jpg?width=100', 100, 50],
    ['halves.jpg?height=100', 200, 100],
    ['halves.jpg?width=100&height=100', 100, 50],
    ['halves.jpg?width=100&height=100&crop=center', 100, 100],
    ['halves.jpg?width=4000', 400, 200],
    ['halves.jpg?width=4000&height=4000&crop=center', 200, 200],
  ])('renders %s at %i × %i', async (path, width, height) => {
    expect(await measure(path)).toMatchObject({width, height, format: 'jpeg'});
  });

  it('retains the side that a crop names', async () => {
    expect((await measure('halves.jpg?width=50&height=50&crop=left')).light).toBe(false);
    expect((await measure('halves.jpg?width=50&height=50&crop=right')).light).toBe(true);
  });

  it('responds in the negotiated or requested format', async () => {
    const typeOf = async (path: string, accept: string) =>
      (await load(path, {headers: {accept}})).headers.get('content-type');
    expect(await typeOf('halves.jpg?width=20', 'image/avif,image/webp')).toBe('image/avif');
    expect(await typeOf('halves.jpg?width=20', 'image/webp')).toBe('image/webp');
    expect(await typeOf('halves.jpg?width=20&format=png', 'image/webp')).toBe('image/png');
  });

  it('sends immutable responses and confirms them with a 304', async () => {
    const response = await load('halves.jpg?width=30');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept');
    const etag = response.headers.get('etag') ?? '';
    const again = await load('halves.jpg?width=30', {headers: {'if-none-match': etag}});
    expect(again.status).toBe(304);
  });

  it('renders an image once for concurrent requests', async () => {
    const before = readdirSync(join(folder, '..', 'kept')).length;
    const responses = await Promise.all(Array.from({length: 5}, () => load('halves.jpg?width=77')));
    expect(responses.map(({status}) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(readdirSync(join(folder, '..', 'kept'))).toHaveLength(before + 1);
  });

  it.each([
    ['unknown.jpg', 404],
    ['..%2f..%2fpackage.json', 404],
    ['', 404],
    ['halves.jpg?width=0', 400],
  ])('rejects %s with %i', async (path, status) => {
    expect((await load(path)).status).toBe(status);
  });
});
