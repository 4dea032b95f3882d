import {mkdtempSync, readdirSync, rmSync, truncateSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {OperatorError} from '../../store/operator-error';
import {openDatabase} from './pglite';

const database = await openDatabase({dataFolder: undefined});
afterAll(() => database.close());

it('the database rolls back a transaction that fails', async () => {
  const failing = database.transaction(async (transaction) => {
    await transaction.query("insert into shop.inventory values ('gid', 1)");
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await database.query("select * from shop.inventory where variant_id = 'gid'")).toEqual([]);
});

/** Creating a database takes up to seven seconds on a busy machine. */
const SLOW = {timeout: 60_000};

describe('a folder on disk', SLOW, () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'database-'))));

  async function createFiles() {
    await (await openDatabase({dataFolder: folder})).close();
    return join(folder, 'postgres');
  }

  it('that has lost PG_VERSION is rejected, and left unchanged', async () => {
    const files = await createFiles();
    rmSync(join(files, 'PG_VERSION'));
    const before = readdirSync(files, {recursive: true});
    const opening = openDatabase({dataFolder: folder});
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(
      /postgres isn’t a complete database: its file PG_VERSION/,
    );
    expect(readdirSync(files, {recursive: true})).toEqual(before);
  });

  it('that is damaged is rejected with its name, advice and PostgreSQL’s reason', async () => {
    const files = await createFiles();
    // pg_proc, which no release of PostgreSQL has moved.
    truncateSync(join(files, 'base/5/1255'), 8192);
    const opening = openDatabase({dataFolder: folder});
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(/could not read blocks? .* Restore the folder/);
    await expect(opening).rejects.toThrow(folder);
  });

  it('of another version of the shop is rejected with the unknown migration', async () => {
    const database = await openDatabase({dataFolder: folder});
    await database.query("insert into embedded.migrations values ('20260101000000_old.sql')");
    await database.close();
    const opening = openDatabase({dataFolder: folder});
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(/20260101000000_old\.sql, which this version/);
    await expect(opening).rejects.toThrow(folder);
  });
});
