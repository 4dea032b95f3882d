import {mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {createRenditionStore} from './rendition-store';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'renditions-'))));

const PICTURE = Buffer.alloc(1000);
const render = vi.fn(async () => PICTURE);

it('returns a picture that can’t be stored, and leaves no part of it behind', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = createRenditionStore(folder);
  // Where a folder has the name, the file is written, but not renamed.
  const loading = store.load('a.jpeg', async () => {
    mkdirSync(join(folder, 'a.jpeg', 'in-the-way'), {recursive: true});
    return PICTURE;
  });
  expect(await loading).toBe(PICTURE);
  expect(readdirSync(folder)).toEqual(['a.jpeg']);
  expect(warning).toHaveBeenCalledOnce();
});

it('stays below its limit, including files of an earlier process', async () => {
  await createRenditionStore(folder, 2500).load('a.jpeg', render);
  const store = createRenditionStore(folder, 2500);
  for (const name of ['b.jpeg', 'c.jpeg', 'd.jpeg'])
    expect(await store.load(name, render)).toBe(PICTURE);
  expect(readdirSync(folder).sort()).toEqual(['a.jpeg', 'b.jpeg']);
});
