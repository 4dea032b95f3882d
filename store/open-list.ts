import {join} from 'node:path';
import {FolderInUseError} from '../embedded/database/folder-lock';
import {openDatabase} from '../embedded/database/pglite';
import {OperatorError} from './operator-error';
import {readEnvironment} from './settings';
import {openPostgres} from '../supabase/functions/_shared/adapters/postgres';
import {LIST_QUERY, type ListMember} from './customer-csv';
import {loadEmbeddedKeys} from './find-store';

interface ListDatabase {
  query(sql: string): Promise<ListMember[]>;
  close(): Promise<void>;
}

/**
 * The list, oldest first, from the database that the variables name. Throws a readable message about anything missing.
 */
export async function loadList(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<ListMember[]> {
  const database = await openListDatabase(variables);
  try {
    return await database.query(LIST_QUERY);
  } finally {
    await database.close();
  }
}

/**
 * `SUPABASE_DB_URL`, or else the embedded shop's database: through its port if that is set, or from its folder while
 * the shop is stopped.
 */
async function openListDatabase(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<ListDatabase> {
  const environment = readEnvironment(variables);
  const {SUPABASE_DB_URL: url, EMBEDDED_DATA: folder, EMBEDDED_DATABASE_PORT: port} = environment;
  if (url) return openPostgres(url);
  if (environment.SUPABASE_URL) {
    throw new OperatorError(
      'SUPABASE_DB_URL is missing: the connection string of the project’s database (Connect, at Supabase).',
    );
  }
  const {databasePassword} = loadEmbeddedKeys(folder, 'SUPABASE_DB_URL');
  if (!port) return openFolder(join(folder, 'database'));
  return openPostgres(`postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`);
}

async function openFolder(dataFolder: string): Promise<ListDatabase> {
  try {
    return await openDatabase({dataFolder});
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new OperatorError(
      `${error.message} To export while the shop runs, start it with EMBEDDED_DATABASE_PORT=54322, and set the same here.`,
      {cause: error},
    );
  }
}
