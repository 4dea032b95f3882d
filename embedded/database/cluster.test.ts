import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PGlite} from '@electric-sql/pglite';
import {beforeEach, expect, it} from 'vitest';
import {openCluster} from './cluster';
import {applySchema, schemaVersion} from './schema';

/** For up to four databases. Creating one takes up to seven seconds on a busy machine. */
const SLOW = {timeout: 60_000};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cluster-'))));

const inside = (name: string) => join(folder, name);

/** A copy of an empty prepared database, which is faster than a new one. */
const openNew = () =>
  openCluster(undefined, {
    version: schemaVersion(),
    prepare: (pglite) => applySchema(pglite, 'memory'),
    create: (options) => PGlite.create(options),
  });

/** A cluster cache, and the versions that were prepared rather than restored. */
function openCache() {
  const prepared: string[] = [];
  const open = (location: string | undefined, version = 'first') =>
    openCluster(location, {
      version,
      dumpFolder: inside('kept'),
      create: (options) => (options.loadDataDir || location ? PGlite.create(options) : openNew()),
      async prepare(pglite) {
        prepared.push(version);
        await pglite.exec('create table if not exists mine (x int)');
      },
    });
  return {prepared, open};
}

it('is restored from the first dump, and independent of it', SLOW, async () => {
  const {prepared, open} = openCache();
  await (await open(undefined)).close();
  const copy = await open(inside('postgres'));
  await copy.exec('insert into mine values (7)');
  await copy.close();
  const again = await open(inside('postgres'));
  expect((await again.query('select x from mine')).rows).toEqual([{x: 7}]);
  await again.close();
  const other = await open(undefined);
  expect((await other.query('select x from mine')).rows).toEqual([]);
  await other.close();
  // The second time because the folder had a database already.
  expect(prepared).toEqual(['first', 'first']);
});

it('is created again for another version, whose dump replaces the earlier one', SLOW, async () => {
  const {prepared, open} = openCache();
  for (const version of ['first', 'second', 'second']) {
    const pglite = await open(undefined, version);
    expect((await pglite.query('select x from mine')).rows).toEqual([]);
    await pglite.close();
  }
  expect(prepared).toEqual(['first', 'second']);
  expect(readdirSync(inside('kept'))).toEqual([expect.stringMatching(/^[\da-f]{64}\.tar$/)]);
});

it('rejects a folder with other contents, and does not change it', async () => {
  writeFileSync(inside('PG_VERSION'), 'not a database');
  await expect(openCache().open(folder)).rejects.toThrow();
  expect(readdirSync(folder)).toContain('PG_VERSION');
});
