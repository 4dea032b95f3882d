import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {LANGUAGES} from '#contracts/languages';
import {useSharedShop} from '../support/shared-shop';

/** The imports among the built files of code that is loaded on demand (`app/lib/browser/on-demand.ts`, `build/chunks.ts`). */

const FOLDER = 'dist/client/assets';
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));

/** A file's name without the bundler's content hash. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

const text = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

function importsOf(file: string): string[] {
  return [...text(file).matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map(([, other]) =>
    nameOf(other!),
  );
}

/** Loaded after an interaction, or only when needed. */
const ON_DEMAND = ['Viewer', 'Wall'];

/** Loaded on every page before that. */
const EVERYWHERE = ['framework', 'shop'];

/** The wall is opened on product pages alone, which have loaded this as well. */
const ON_PRODUCT_PAGES = [...EVERYWHERE, 'work'];

describe.each(ON_DEMAND)('the file of %s', (name) => {
  const files = FILES.filter((other) => nameOf(other) === name);
  const loaded = name === 'Wall' ? ON_PRODUCT_PAGES : EVERYWHERE;

  it('is a single file for each language that imports only files that its pages have', () => {
    expect(files).toHaveLength(LANGUAGES.length);
    for (const file of files) {
      expect(importsOf(file).filter((other) => !loaded.includes(other))).toEqual([]);
    }
  });

  it('is not imported by any page', () => {
    expect(FILES.filter((other) => importsOf(other).includes(name))).toEqual([]);
    for (const file of files) {
      expect(FILES.some((other) => text(other).includes(`import("./${file}")`))).toBe(true);
    }
  });
});

it('a request for a built file shows whether its build is still deployed', async () => {
  const {url} = await useSharedShop();
  const [manifest] = FILES.filter((file) => nameOf(file) === 'manifest');
  const statusOf = async (file: string) =>
    (await fetch(`${url}/assets/${file}`, {method: 'HEAD'})).status;
  expect(await statusOf(manifest!)).toBe(200);
  expect(await statusOf('manifest-00000000.js')).toBe(404);
});

it('the files import one another in the form that this test looks for', () => {
  const page = FILES.find((file) => nameOf(file) === 'commissions');
  expect(importsOf(page!)).toEqual(expect.arrayContaining(EVERYWHERE));
});
