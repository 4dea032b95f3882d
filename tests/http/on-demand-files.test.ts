import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

/** How the built files hang together for code that comes on demand (`app/lib/browser/on-demand.ts`, `build/chunks.ts`). */

const FOLDER = 'dist/client/assets';
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));

/** A file's name as the bundler gave it, without the hash of what is in it. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

const text = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

function importsOf(file: string): string[] {
  return [...text(file).matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map(([, other]) =>
    nameOf(other!),
  );
}

/** What a visitor asks for by a press, or could not do without. */
const ON_DEMAND = ['panels', 'rules', 'Viewer', 'SonnerToaster', 'clear-finished-cart'];

/** What every page has by then. */
const EVERYWHERE = ['framework', 'shop'];

describe.each(ON_DEMAND)('the file of %s', (name) => {
  const [file, ...others] = FILES.filter((other) => nameOf(other) === name);

  it('is one, and imports nothing that could be missing', () => {
    expect(others).toEqual([]);
    expect(importsOf(file!).filter((other) => !EVERYWHERE.includes(other))).toEqual([]);
  });

  it('comes with no page', () => {
    expect(FILES.filter((other) => importsOf(other).includes(name))).toEqual([]);
    expect(FILES.some((other) => text(other).includes(`import("./${file}")`))).toBe(true);
  });
});

it('a page can ask whether its build is still there, or gone', async () => {
  const {url} = await useSharedShop();
  const [manifest] = FILES.filter((file) => nameOf(file) === 'manifest');
  const statusOf = async (file: string) =>
    (await fetch(`${url}/assets/${file}`, {method: 'HEAD'})).status;
  expect(await statusOf(manifest!)).toBe(200);
  expect(await statusOf('manifest-00000000.js')).toBe(404);
});

it('the files import one another in the way that is looked for here', () => {
  const page = FILES.find((file) => nameOf(file) === 'commissions');
  expect(importsOf(page!)).toEqual(expect.arrayContaining(EVERYWHERE));
});
