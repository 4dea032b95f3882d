import {randomUUID} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Maximum of concurrent renderings; more would delay the pages that wait for them. */
const MAX_AT_ONCE = 2;

export interface RenditionStore {
  /** The cached bytes of `name`, or the result of `render`. Concurrent calls for one name render once. */
  load(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Caches rendered images as files in `folder`; no cache when it is undefined. */
export function createRenditionStore(folder: string | undefined): RenditionStore {
  if (folder !== undefined) mkdirSync(folder, {recursive: true});
  const underWay = new Map<string, Promise<Uint8Array>>();
  const limit = createLimit(MAX_AT_ONCE);

  async function loadOnce(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = folder && join(folder, name);
    const kept = file && (await readIfThere(file));
    if (kept) return kept;
    const bytes = await limit(render);
    if (file) await writeWhole(file, bytes);
    return bytes;
  }

  return {
    load(name, render) {
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      const loading = loadOnce(name, render).finally(() => underWay.delete(name));
      underWay.set(name, loading);
      return loading;
    },
  };
}

/** Writes to a temporary file and renames it, so that no partial image is ever read. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
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
  const waiting: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
