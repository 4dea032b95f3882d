import {afterEach, expect, it, vi} from 'vitest';
import {createImageStore} from './images.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['service.jwt.key', 'Bearer service.jwt.key'],
  // No JWT: the storage refuses it as a bearer.
  ['sb_secret_abc', null],
])('sends the key %s with the bearer %s', async (serviceRoleKey, bearer) => {
  let headers = new Headers();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    headers = new Headers(init.headers);
    return Response.json({url: '/object/upload/sign/a.jpg?token=a.b.c'});
  });
  const images = createImageStore({supabaseUrl: 'https://project.example/', serviceRoleKey});
  expect(await images.signUpload('a.jpg')).toBe(
    'https://project.example/storage/v1/object/upload/sign/a.jpg?token=a.b.c',
  );
  expect([headers.get('apikey'), headers.get('authorization')]).toEqual([serviceRoleKey, bearer]);
});
