import {mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** The files of the objects. Each has a generated name, so that no input of a visitor becomes a path. */
export interface ObjectFiles {
  write(version: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(version: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes a file; does nothing when it does not exist. */
  remove(version: string): Promise<void>;
  /** The versions of all files. */
  list(): Promise<string[]>;
  /** Moves the files to a folder of their own beside, and returns it. */
  setAside(): Promise<string>;
  close(): Promise<void>;
}

/** Opens `folder` and creates it if needed; without one the files are deleted on close. */
export async function openObjectFiles(folder: string | undefined): Promise<ObjectFiles> {
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'shop-storage-')));
  const stored = join(root, 'kept');
  await mkdir(stored, {recursive: true});
  return {
    write: (version, bytes) => writeFile(join(stored, version), bytes),
    async read(version) {
      try {
        return new Uint8Array(await readFile(join(stored, version)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (version) => rm(join(stored, version), {force: true}),
    list: () => readdir(stored),
    async setAside() {
      const aside = join(root, `set-aside-${Date.now()}`);
      await rename(stored, aside);
      await mkdir(stored);
      return aside;
    },
    async close() {
      if (folder === undefined) await rm(root, {recursive: true, force: true});
    },
  };
}
