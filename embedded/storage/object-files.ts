import {createHash, randomUUID} from 'node:crypto';
import {createReadStream, createWriteStream} from 'node:fs';
import {mkdir, mkdtemp, open, readdir, rename, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {tooLarge} from './storage-error';

/** A completely received file that is not readable yet. */
export interface ReceivedFile {
  version: string;
  size: number;
  /** MD5 in hexadecimal, as in Supabase's ETags. */
  md5: string;
}

/** The files of the objects. Each has a generated name, so that no input of a visitor becomes a path. */
export interface ObjectFiles {
  /**
   * Writes a temporary file. Throws the storage's 413 above `limitBytes` and whatever `bytes` throws; the temporary
   * file is then deleted.
   */
  receive(bytes: AsyncIterable<Uint8Array>, limitBytes: number): Promise<ReceivedFile>;
  /** Makes a received file readable. */
  publish(version: string): Promise<void>;
  /** Deletes a file, readable or only received; does nothing when it does not exist. */
  remove(version: string): Promise<void>;
  /** The versions of all readable files. */
  list(): Promise<string[]>;
  /** Moves the readable files to a folder of their own beside, and returns it. */
  setAside(): Promise<string>;
  /** Streams a readable file; null when it does not exist. */
  read(version: string): Promise<ReadableStream<Uint8Array> | null>;
  close(): Promise<void>;
}

/**
 * Opens `folder` and creates it if needed; without one the files are deleted on close. Temporary files of an earlier
 * process are deleted.
 */
export async function openObjectFiles(folder: string | undefined): Promise<ObjectFiles> {
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'shop-storage-')));
  const receivedFolder = join(root, 'received');
  const storedFolder = join(root, 'kept');
  await rm(receivedFolder, {recursive: true, force: true});
  await Promise.all([receivedFolder, storedFolder].map((path) => mkdir(path, {recursive: true})));
  const received = (version: string) => join(receivedFolder, version);
  const stored = (version: string) => join(storedFolder, version);

  return {
    async receive(bytes, limitBytes) {
      const version = randomUUID();
      const hash = createHash('md5');
      let size = 0;
      async function* measured() {
        for await (const chunk of bytes) {
          size += chunk.byteLength;
          if (size > limitBytes) throw tooLarge();
          hash.update(chunk);
          yield chunk;
        }
      }
      const file = createWriteStream(received(version), {flags: 'wx'});
      try {
        await pipeline(measured, file);
      } catch (error) {
        // The file may still be opening, and would be created after its deletion.
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
        await rm(received(version), {force: true});
        throw error;
      }
      return {version, size, md5: hash.digest('hex')};
    },
    publish: (version) => rename(received(version), stored(version)),
    async remove(version) {
      await rm(received(version), {force: true});
      await rm(stored(version), {force: true});
    },
    list: () => readdir(storedFolder),
    async setAside() {
      const folder = join(root, `set-aside-${randomUUID()}`);
      await rename(storedFolder, folder);
      await mkdir(storedFolder);
      return folder;
    },
    read: (version) => readFile(stored(version)),
    async close() {
      if (folder === undefined) await rm(root, {recursive: true, force: true});
    },
  };
}

async function readFile(path: string): Promise<ReadableStream<Uint8Array> | null> {
  try {
    // Opened before the response starts: a file that is deleted meanwhile is still read to its end.
    const file = await open(path);
    const stream = createReadStream(path, {fd: file});
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
