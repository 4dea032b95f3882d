import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {PGlite, type Transaction} from '@electric-sql/pglite';
import {beforeEach} from 'vitest';
import type {Database, Queryable} from '../database.ts';

const MIGRATIONS = 'supabase/migrations';
/** The schemas of a Supabase project before its first migration. */
const SUPABASE = 'embedded/database/supabase.sql';
/** Creating a database takes seconds and restoring a dump a fraction of that, so each version is created once. */
const CACHE = 'node_modules/.cache/test-databases';

export interface TestDatabase extends Database {
  /** Runs a statement with the role of the public key. */
  queryAsAnon<Row>(sql: string): Promise<Row[]>;
  /** Empties every table of the migrations. */
  empty(): Promise<void>;
}

/** Restoring a database takes most of a second, so the test files of a process share one. */
let restored: Promise<PGlite> | undefined;

/** PostgreSQL in memory with the project's migrations and empty tables. Tests run in the project's root. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = createTestDatabase(await (restored ??= restoreDatabase()));
  await database.empty();
  return database;
}

/** The same, emptied before each test of the calling file. */
export async function useTestDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  beforeEach(() => database.empty());
  return database;
}

async function restoreDatabase(): Promise<PGlite> {
  return PGlite.create({loadDataDir: new Blob([await packedDatabase()])});
}

function createTestDatabase(pglite: PGlite): TestDatabase {
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    queryAsAnon: <Row>(sql: string) =>
      pglite.transaction(async (transaction) => {
        await transaction.exec('set local role anon');
        return (await transaction.query<Row>(sql)).rows;
      }),
    async empty() {
      const tables = await pglite.query<{name: string}>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
      );
      // Truncating a table creates new files, which takes far longer than checking that it's empty.
      const filled = await pglite.query<{name: string}>(
        tables.rows
          .map(({name}) => `select '${name}' as name where exists (select from ${name})`)
          .join(' union all '),
      );
      const names = filled.rows.map(({name}) => name);
      if (names.length > 0) await pglite.exec(`truncate ${names.join(', ')} cascade`);
      await pglite.exec('delete from storage.objects');
    },
    // Later files use it, until the process ends.
    close: () => Promise.resolve(),
  };
}

async function packedDatabase(): Promise<Uint8Array<ArrayBuffer>> {
  const scripts = [
    SUPABASE,
    ...readdirSync(MIGRATIONS)
      .sort()
      .map((file) => join(MIGRATIONS, file)),
  ].map((path) => readFileSync(path, 'utf8'));
  const packages = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
  const name = createHash('sha256')
    .update([packages, ...scripts].join('\n'))
    .digest('hex');
  const file = join(CACHE, `${name}.tar`);
  if (!existsSync(file)) await packDatabase(scripts, file);
  return new Uint8Array(readFileSync(file));
}

/** Several test files may do this at once. Each writes its own file and renames it; the last one wins. */
async function packDatabase(scripts: readonly string[], file: string): Promise<void> {
  const pglite = await PGlite.create();
  for (const script of scripts) await pglite.exec(script);
  const packed = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(CACHE, {recursive: true});
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await packed.arrayBuffer()));
  renameSync(own, file);
}

function queryable(pglite: PGlite | Transaction): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
  };
}
