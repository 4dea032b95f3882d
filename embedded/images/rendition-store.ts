import {randomUUID} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Maximum of concurrent renderings; more would delay the pages that wait for them. */
const MAX_CONCURRENT_RENDERS = 2;

export interface RenditionStore {
  /** The cached bytes of `name`, or the result of `render`. Concurrent calls for one name render once. */
  load(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Caches rendered images as files in `folder`; no cache when it is undefined. */
export function createRenditionStore(folder: string | undefined): RenditionStore {
  if (folder !== undefined) mkdirSync(folder, {recursive: true});
  const pending = new Map<string, Promise<Uint8Array>>();
  const limit = createLimit(MAX_CONCURRENT_RENDERS);

  async function loadOnce(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = folder && join(folder, name);
    const cached = file && (await readIfExists(file));
    if (cached) return cached;
    const bytes = await limit(render);
    if (file) await writeAtomically(file, bytes);
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

/** Writes to a temporary file and renames it, so that no partial image is ever read. */
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}`;
  await writeFile(temporaryFile, bytes);
  await rename(temporaryFile, file);
}

async function readIfExists(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Runs at most `count` tasks concurrently; the rest are queued. */
function createLimit(count: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= count) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
