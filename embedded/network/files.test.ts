import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {gunzipSync} from 'node:zlib';
import {closeServer, HOST} from '../http';
import {createFileServer} from './files';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'client/assets'), {recursive: true});
  writeFileSync(join(folder, 'client/assets/root-abc.js'), 'export {};');
  writeFileSync(join(folder, 'client/film.mp4'), '0123456789');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const serveFile = createFileServer(join(folder, 'client'));
  server = createServer(async (incoming, outgoing) => {
    if (!(await serveFile(incoming, outgoing))) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await closeServer(server);
  rmSync(folder, {recursive: true});
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {headers});

/** Sends the path unchanged; fetch would normalise it. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(origin, {path}, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

/** The response as sent, not decompressed. */
const raw = (path: string, encoding?: string) =>
  new Promise<{headers: IncomingHttpHeaders; body: Buffer}>((resolve, reject) => {
    request(origin, {path, headers: encoding ? {'accept-encoding': encoding} : {}}, (response) => {
      buffer(response).then((body) => resolve({headers: response.headers, body}), reject);
    })
      .on('error', reject)
      .end();
  });

describe('the file server', () => {
  it('caches hashed files forever, others for an hour', async () => {
    const hashed = await get('/assets/root-abc.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toContain('text/javascript');
    const named = await get('/film.mp4?t=1');
    expect(named.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('compresses text for clients that accept it, and nothing else', async () => {
    writeFileSync(join(folder, 'client/long.txt'), 'tide '.repeat(200));
    const packed = await raw('/long.txt', 'gzip');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe('tide '.repeat(200));
    expect((await raw('/long.txt', 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await raw('/long.txt', 'gzip, br')).headers['content-encoding']).toBe('br');
    expect((await raw('/long.txt')).headers['content-encoding']).toBeUndefined();
    expect((await raw('/film.mp4', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('responds with 304 for an unchanged file', async () => {
    const etag = (await get('/film.mp4')).headers.get('etag') ?? '';
    expect((await get('/film.mp4', {'if-none-match': etag})).status).toBe(304);
  });

  it('sends the requested byte range of a video', async () => {
    const part = await get('/film.mp4', {range: 'bytes=2-4'});
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect((await get('/film.mp4', {range: 'bytes=20-'})).status).toBe(416);
  });

  it('sends the whole video when `If-Range` names another version', async () => {
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
  ])('responds with 404 to %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
