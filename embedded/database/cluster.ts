import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PGlite, PGliteOptions} from '@electric-sql/pglite';
import {OperatorError} from '../../store/operator-error';

const MODULES_FOLDER = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const VERSION_FILE = 'PG_VERSION';
const DUMP_FOLDER = join(MODULES_FOLDER, '.cache', 'postgres');

export interface ClusterOptions {
  /** Migrates a database, whether it is new or of an earlier release. */
  prepare(pglite: PGlite): Promise<void>;
  /** Identifies the result of `prepare`; changes whenever that changes. */
  version: string;
  create(options: PGliteOptions): Promise<PGlite>;
  dumpFolder?: string;
}

/**
 * Opens PostgreSQL in `folder`, or in memory when it is undefined, and prepares it. Creating and migrating a database
 * takes seconds: the first is dumped to `dumpFolder`, and later ones are restored from it. Throws the errors of
 * `create` and `prepare`.
 */
export async function openCluster(
  folder: string | undefined,
  {prepare, version, create, dumpFolder: dumpFolder = DUMP_FOLDER}: ClusterOptions,
): Promise<PGlite> {
  const location = folder === undefined ? {} : {dataDir: folder};
  const dumpFile = join(dumpFolder, `${dumpName(version)}.tar`);
  const isNew = folder === undefined || isEmpty(folder);
  if (isNew && existsSync(dumpFile)) {
    return create({...location, loadDataDir: await openAsBlob(dumpFile)});
  }
  const pglite = await create(location);
  await prepare(pglite);
  if (isNew) await storeDump(pglite, dumpFile);
  return pglite;
}

/**
 * Whether the folder has no database yet. Throws when a database has lost the file that PostgreSQL recognizes it by,
 * because a new one would overwrite its data.
 */
function isEmpty(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  if (existsSync(join(folder, VERSION_FILE))) return false;
  throw new OperatorError(
    `${folder} isn’t a complete database: its file ${VERSION_FILE} is missing. Restore the folder from a backup, or move it ` +
      'away to start with an empty shop.',
  );
}

/** Another release of PGlite may use another file format. */
function dumpName(version: string): string {
  const description = readFileSync(join(MODULES_FOLDER, '@electric-sql/pglite/package.json'));
  return createHash('sha256').update(description).update(version).digest('hex');
}

/**
 * Several processes may do this at once: each writes its own file, and only the first is kept, because a file that is
 * being read must not change. Deletes files of earlier versions.
 */
async function storeDump(pglite: PGlite, file: string): Promise<void> {
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  const temporaryFile = `${file}.${process.pid}`;
  const folder = join(file, '..');
  mkdirSync(folder, {recursive: true});
  writeFileSync(temporaryFile, Buffer.from(await dump.arrayBuffer()));
  if (existsSync(file)) rmSync(temporaryFile);
  else renameSync(temporaryFile, file);
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (name.endsWith('.tar') && other !== file) rmSync(other);
  }
}
