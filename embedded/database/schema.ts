import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {PGlite} from '@electric-sql/pglite';
import {OperatorError} from '../../store/operator-error';

const MIGRATIONS_FOLDER = new URL('../../supabase/migrations/', import.meta.url);
/** The schemas that Supabase provides; applied before the migrations. */
const SUPABASE_SCHEMA = new URL('./supabase.sql', import.meta.url);
/** The tables of what Shopify and the mail service would store; applied after the migrations. */
const SHOP_SCHEMA = new URL('./shop.sql', import.meta.url);

/**
 * Migrates a new database or one of an earlier release: each migration is applied once. Throws an error that names
 * `folder` when another version of the shop made the database.
 */
export async function applySchema(pglite: PGlite, folder: string): Promise<void> {
  await pglite.exec(readFileSync(SUPABASE_SCHEMA, 'utf8'));
  await applyMigrations(pglite, folder);
  await pglite.exec(readFileSync(SHOP_SCHEMA, 'utf8'));
}

/** Changes whenever the result of `applySchema` on a new database would change, which contains the migrations' names. */
export function schemaVersion(): string {
  const hash = createHash('sha256');
  for (const {name, file} of migrations()) hash.update(name).update(readFileSync(file));
  for (const file of [SUPABASE_SCHEMA, SHOP_SCHEMA]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function applyMigrations(pglite: PGlite, folder: string): Promise<void> {
  await pglite.exec(
    'create schema if not exists embedded; create table if not exists embedded.migrations (name text primary key)',
  );
  const {rows} = await pglite.query<{name: string}>('select name from embedded.migrations');
  const applied = new Set(rows.map(({name}) => name));
  const known = migrations();
  const unknown = rows.find((row) => known.every(({name}) => name !== row.name));
  if (unknown) {
    throw new OperatorError(
      `The database in ${folder} has the migration ${unknown.name}, which this version of the shop doesn't know. Start ` +
        'the version that made it, or move the folder away to start with an empty shop.',
    );
  }
  for (const {name, file} of known) {
    if (applied.has(name)) continue;
    await pglite.transaction(async (transaction) => {
      await transaction.exec(readFileSync(file, 'utf8'));
      await transaction.query('insert into embedded.migrations (name) values ($1)', [name]);
    });
  }
}

function migrations(): {name: string; file: URL}[] {
  return readdirSync(fileURLToPath(MIGRATIONS_FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({name, file: new URL(name, MIGRATIONS_FOLDER)}));
}
