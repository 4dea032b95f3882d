import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type AssetServer, startAssetServer} from './assets';

let folder: string;
let assets: AssetServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'client/assets'), {recursive: true});
  writeFileSync(join(folder, 'client/assets/root-abc.js'), 'export {};');
  writeFileSync(join(folder, 'client/film.mp4'), '0123456789');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  assets = await startAssetServer(join(folder, 'client'));
});
afterAll(async () => {
  await assets.close();
  rmSync(folder, {recursive: true});
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${assets.origin}${path}`, {headers});

/** Sends the path as it is, which fetch would tidy up. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(assets.origin, {path}, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('the asset server', () => {
  it('lets hashed files be kept for ever, others for an hour', async () => {
    const hashed = await get('/assets/root-abc.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toContain('text/javascript');
    const named = await get('/film.mp4?t=1');
    expect(named.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('confirms a file that did not change', async () => {
    const etag = (await get('/film.mp4')).headers.get('etag') ?? '';
    expect((await get('/film.mp4', {'if-none-match': etag})).status).toBe(304);
  });

  it('sends the part of a film that is asked for', async () => {
    const part = await get('/film.mp4', {range: 'bytes=2-4'});
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect((await get('/film.mp4', {range: 'bytes=20-'})).status).toBe(416);
  });

  it('sends the whole film when the begun one was another version', async () => {
    const whole = await get('/film.mp4', {range: 'bytes=2-4', 'if-range': '"other"'});
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe('0123456789');
  });

  it.each([
    '/nothing.js',
    '/',
    '/assets',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/%zz',
  ])('answers %s with 404', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
