import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, statSync} from 'node:fs';
import {readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

export interface RenditionStore {
  /** The cached bytes of `name`, or the result of `render`. Concurrent calls for one name render once. */
  load(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Limited, because any page can request any size. */
const MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Caches rendered images as files in `folder`, up to a gigabyte by default; no cache when it's undefined. An image that
 * can't be written is served anyway.
 */
export function createRenditionStore(
  folder: string | undefined,
  maxBytes = MAX_BYTES,
): RenditionStore {
  let bytesKept = folder === undefined ? 0 : openFolder(folder);
  const pending = new Map<string, Promise<Uint8Array>>();

  async function loadOnce(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = folder && join(folder, name);
    const cached = file && (await readIfExists(file));
    if (cached) return cached;
    const bytes = await render();
    if (!file || bytesKept + bytes.byteLength > maxBytes) return bytes;
    try {
      await writeAtomically(file, bytes);
      bytesKept += bytes.byteLength;
    } catch (error) {
      console.warn(`A picture is shown, but not kept: ${String(error)}`);
    }
    return bytes;
  }

  return {
    load(name, render) {
      const queue = pending.get(name);
      if (queue) return queue;
      const loading = loadOnce(name, render).finally(() => pending.delete(name));
      pending.set(name, loading);
      return loading;
    },
  };
}

/** Creates the folder, and returns the number of bytes in it. */
function openFolder(folder: string): number {
  mkdirSync(folder, {recursive: true});
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes to a temporary file and renames it, so that nobody reads a partial image. */
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, {force: true});
    throw error;
  }
}

async function readIfExists(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
