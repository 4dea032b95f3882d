import {emptyDatabase} from '../control/submissions';
import type {Database} from '../database/database';
import {openDatabase} from '../database/pglite';

/** What `emptyDatabase` keeps: changes of the catalogue, and the rows of files. */
const OTHER_TABLES = ['shop.inventory', 'shop.content_changes', 'storage.objects'];

/** Opening a database takes most of a second, so the test files of a process share one until it ends. */
let shared: Promise<Database> | undefined;

/** The shop's PostgreSQL in memory, with empty tables. For files that neither serve it nor change its schema. */
export async function openTestDatabase(): Promise<Database> {
  const database = await (shared ??= openDatabase({dataFolder: undefined}));
  await emptyDatabase(database);
  for (const table of OTHER_TABLES) await database.query(`delete from ${table}`);
  return database;
}
