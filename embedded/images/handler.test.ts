import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {createImageHandler} from './handler';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
await sharp({create: {width: 400, height: 200, channels: 3, background: 'black'}})
  .jpeg()
  .toFile(join(folder, 'wide.jpg'));
const handle = createImageHandler({folders: [folder], cacheFolder: join(folder, 'kept')});

const load = (path: string, init: RequestInit = {}) =>
  handle(new Request(`http://shop.test/cdn/shop/files/${path}`, init));

async function measure(path: string) {
  const bytes = Buffer.from(await (await load(path)).arrayBuffer());
  const {width, height, format} = await sharp(bytes).metadata();
  return {width, height, format};
}

describe('the image CDN', () => {
  it.each([
    ['wide.jpg', 400, 200],
    ['wide.jpg?width=100', 100, 50],
    ['wide.jpg?height=100', 200, 100],
    ['wide.jpg?width=100&height=100', 100, 50],
    ['wide.jpg?width=100&height=100&crop=center', 100, 100],
    ['wide.jpg?width=4000', 400, 200],
    ['wide.jpg?width=4000&height=4000&crop=center', 200, 200],
  ])('renders %s at %i × %i', async (path, width, height) => {
    expect(await measure(path)).toMatchObject({width, height, format: 'jpeg'});
  });

  it('responds in the negotiated or requested format', async () => {
    const typeOf = async (path: string, accept: string) =>
      (await load(path, {headers: {accept}})).headers.get('content-type');
    expect(await typeOf('wide.jpg?width=20', 'image/avif,image/webp')).toBe('image/avif');
    expect(await typeOf('wide.jpg?width=20', 'image/webp')).toBe('image/webp');
    expect(await typeOf('wide.jpg?width=20&format=jpg', 'image/webp')).toBe('image/jpeg');
  });

  it('sends immutable responses and confirms them with a 304', async () => {
    const response = await load('wide.jpg?width=30');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept');
    const etag = response.headers.get('etag') ?? '';
    const again = await load('wide.jpg?width=30', {headers: {'if-none-match': etag}});
    expect(again.status).toBe(304);
  });

  it('renders an image once for concurrent requests', async () => {
    const before = readdirSync(join(folder, 'kept')).length;
    const responses = await Promise.all(Array.from({length: 5}, () => load('wide.jpg?width=77')));
    expect(responses.map(({status}) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(before + 1);
  });

  it.each([
    ['unknown.jpg', 404],
    ['..%2f..%2fpackage.json', 404],
    ['', 404],
    ['wide.jpg?width=0', 400],
  ])('rejects %s with %i', async (path, status) => {
    expect((await load(path)).status).toBe(status);
  });
});
