import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PGlite, type PGliteOptions} from '@electric-sql/pglite';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openCluster} from './cluster';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cluster-'))));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const inside = (name: string) => join(folder, name);

it(
  'begins as a copy of the first that was made, and is itself from then on',
  {timeout: 60_000},
  async () => {
    const begun: PGliteOptions[] = [];
    const create = (options: PGliteOptions) => {
      begun.push(options);
      return PGlite.create(options);
    };
    const open = () => openCluster(inside('postgres'), create, inside('kept'));

    const made = await openCluster(undefined);
    const first = openCluster(undefined, () => Promise.resolve(made), inside('kept'));
    await (await first).close();
    expect(readdirSync(inside('kept'))).toEqual([expect.stringMatching(/^[\da-f]{64}\.tar$/)]);

    const copy = await open();
    await copy.exec('create table mine (x int); insert into mine values (7)');
    await copy.close();
    const again = await open();
    expect((await again.query('select x from mine')).rows).toEqual([{x: 7}]);
    await again.close();
    expect(begun).toEqual([
      {dataDir: inside('postgres'), loadDataDir: expect.any(Blob) as Blob},
      {dataDir: inside('postgres')},
    ]);
  },
);

it('fails over a folder that holds something else, and leaves it alone', async () => {
  writeFileSync(inside('PG_VERSION'), 'not a database');
  await expect(openCluster(folder)).rejects.toThrow();
  expect(readdirSync(folder)).toContain('PG_VERSION');
});
