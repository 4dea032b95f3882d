import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {PGlite, type PGliteOptions} from '@electric-sql/pglite';

const MODULES_FOLDER = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const KEPT_FOLDER = join(MODULES_FOLDER, '.cache', 'postgres');

/**
 * Opens PostgreSQL in `folder`, or in memory when it is undefined. Making a new database takes seconds, unpacking one a
 * fraction of one: the first is kept in `keptFolder`, and later ones begin as its copies. Throws what PGlite throws.
 */
export async function openCluster(
  folder: string | undefined,
  create: (options: PGliteOptions) => Promise<PGlite> = (options) => PGlite.create(options),
  keptFolder = KEPT_FOLDER,
): Promise<PGlite> {
  const place = folder === undefined ? {} : {dataDir: folder};
  if (folder !== undefined && existsSync(join(folder, 'PG_VERSION'))) return create(place);
  const kept = join(keptFolder, `${nameOfRelease()}.tar`);
  const packed = existsSync(kept) && new Blob([new Uint8Array(readFileSync(kept))]);
  const pglite = await create(packed ? {...place, loadDataDir: packed} : place);
  if (!packed) await keep(pglite, kept);
  return pglite;
}

/** Another release may make its files in another way. */
function nameOfRelease(): string {
  const description = readFileSync(join(MODULES_FOLDER, '@electric-sql/pglite/package.json'));
  return createHash('sha256').update(description).digest('hex');
}

/** Several processes may do so at once: each writes a file of its own, and the last one stays. */
async function keep(pglite: PGlite, file: string): Promise<void> {
  const packed = await pglite.dumpDataDir('none');
  const own = `${file}.${process.pid}`;
  mkdirSync(join(file, '..'), {recursive: true});
  writeFileSync(own, Buffer.from(await packed.arrayBuffer()));
  renameSync(own, file);
}
