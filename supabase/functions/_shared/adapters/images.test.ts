import {afterEach, expect, it, vi} from 'vitest';
import {createImageStore} from './images.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['service.jwt.key', 'Bearer service.jwt.key'],
  // Not a JWT, so the storage rejects it as a bearer token.
  ['sb_secret_abc', null],
])('sends the key %s with the bearer %s', async (serviceRoleKey, bearer) => {
  const calls: {url: string; headers: Headers}[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({url, headers: new Headers(init.headers)});
    return Response.json({Key: 'commission-references/a.jpg'});
  });
  await aStore(serviceRoleKey).store('a.jpg', new Uint8Array(3));
  const [{url, headers} = {url: '', headers: new Headers()}] = calls;
  expect(url).toBe('https://project.example/storage/v1/object/commission-references/a.jpg');
  expect([headers.get('apikey'), headers.get('authorization')]).toEqual([serviceRoleKey, bearer]);
  expect(headers.get('content-type')).toBe('image/jpeg');
});

it.each([
  ['refuses it', Response.json({Key: 'commission-references/a.jpg'}, {status: 400})],
  ['is another network’s page', Response.json({title: 'Sign in'})],
])('stores nothing where the storage %s', async (_, response) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(aStore('service.jwt.key').store('a.jpg', new Uint8Array(3))).rejects.toThrow();
});

const aStore = (serviceRoleKey: string) =>
  createImageStore({supabaseUrl: 'https://project.example/', serviceRoleKey});
