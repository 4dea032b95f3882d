import {afterEach, expect, it, vi} from 'vitest';
import {createImageStore} from './images.ts';

afterEach(() => vi.unstubAllGlobals());

const store = createImageStore({supabaseUrl: 'https://project.example/', serviceRoleKey: 'a.b.c'});

it.each([
  ['refuses it', Response.json({Key: 'commission-references/a.jpg'}, {status: 400})],
  ['is another network’s page', Response.json({title: 'Sign in'})],
])('stores nothing when the storage %s', async (_, response) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(store.store('a.jpg', new Uint8Array(3))).rejects.toThrow();
});
