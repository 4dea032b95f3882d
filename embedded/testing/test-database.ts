import {emptyDatabase} from '../control/submissions';
import {type OpenDatabase, openDatabase} from '../database/pglite';

/** What `emptyDatabase` keeps: changes of the catalogue, and the rows of files. */
const OTHER_TABLES = ['shop.inventory', 'shop.content_changes', 'storage.objects'];

/** Opening a database takes most of a second, so the test files of a process share one. */
let shared: Promise<OpenDatabase> | undefined;

/** The shop's PostgreSQL in memory, with empty tables. For files that neither serve it nor change its schema. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await (shared ??= openDatabase({dataFolder: undefined}));
  await emptyDatabase(database);
  for (const table of OTHER_TABLES) await database.query(`delete from ${table}`);
  // Later files use it, until the process ends.
  return {...database, close: () => Promise.resolve()};
}
