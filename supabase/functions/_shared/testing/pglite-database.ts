import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PGlite, type Transaction} from '@electric-sql/pglite';
import type {Database, Queryable} from '../ports.ts';

const MIGRATIONS = 'supabase/migrations';
/** What a Supabase project has before its first migration. */
const SUPABASE = 'embedded/database/supabase-roles.sql';

export interface TestDatabase extends Database {
  /** Runs one statement as the role that the public key has. */
  queryAsAnon<Row>(sql: string): Promise<Row[]>;
  /** Empties every table of the migrations. */
  empty(): Promise<void>;
}

/** PostgreSQL in memory with the project's migrations; the tests run in the project's root. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const pglite = await PGlite.create();
  await pglite.exec(readFileSync(SUPABASE, 'utf8'));
  for (const file of readdirSync(MIGRATIONS).sort()) {
    await pglite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    queryAsAnon: <Row>(sql: string) =>
      pglite.transaction(async (transaction) => {
        await transaction.exec('set local role anon');
        return (await transaction.query<Row>(sql)).rows;
      }),
    async empty() {
      const {rows} = await pglite.query<{name: string}>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
      );
      await pglite.exec(
        `truncate ${rows.map(({name}) => name).join(', ')}; delete from storage.objects`,
      );
    },
    close: () => pglite.close(),
  };
}

function queryable(pglite: PGlite | Transaction): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
  };
}
