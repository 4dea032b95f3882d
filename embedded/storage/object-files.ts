import {createHash, randomUUID} from 'node:crypto';
import {createReadStream, createWriteStream} from 'node:fs';
import {mkdir, mkdtemp, open, readdir, rename, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ByteRange} from '../byte-range';
import {tooLarge} from './storage-error';

/** Bytes that have arrived whole and are not yet to be seen. */
export interface ReceivedFile {
  version: string;
  size: number;
  /** MD5 in hexadecimal, as Supabase's ETags. */
  md5: string;
}

/** The bytes of the objects. Each file has a name of its own, so that nothing a visitor writes becomes a path. */
export interface ObjectFiles {
  /**
   * Writes what arrives beside the kept files. Throws the storage's 413 above `limitBytes` and whatever `bytes` throws;
   * nothing is left behind then.
   */
  receive(bytes: AsyncIterable<Uint8Array>, limitBytes: number): Promise<ReceivedFile>;
  /** Makes a received file one that can be read. */
  keep(version: string): Promise<void>;
  /** Removes a file, kept or only received; one that is gone already is no failure. */
  remove(version: string): Promise<void>;
  /** Removes the kept files that `isWanted` is false for. */
  sweep(isWanted: (version: string) => boolean): Promise<void>;
  /** The bytes of a kept file as they are read; null when it is not there. */
  read(version: string, range: ByteRange | null): Promise<ReadableStream<Uint8Array> | null>;
  close(): Promise<void>;
}

/**
 * Opens `folder`, which is made when it is not there; without one the files live until they are closed. What an earlier
 * process was receiving when it ended is removed.
 */
export async function openObjectFiles(folder: string | undefined): Promise<ObjectFiles> {
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'shop-storage-')));
  const receivedFolder = join(root, 'received');
  const keptFolder = join(root, 'kept');
  await rm(receivedFolder, {recursive: true, force: true});
  await Promise.all([receivedFolder, keptFolder].map((path) => mkdir(path, {recursive: true})));
  const received = (version: string) => join(receivedFolder, version);
  const kept = (version: string) => join(keptFolder, version);

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
        // The file may only now be on its way to being opened, and would come to be after its removal.
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
        await rm(received(version), {force: true});
        throw error;
      }
      return {version, size, md5: hash.digest('hex')};
    },
    keep: (version) => rename(received(version), kept(version)),
    async remove(version) {
      await rm(received(version), {force: true});
      await rm(kept(version), {force: true});
    },
    async sweep(isWanted) {
      const unwanted = (await readdir(keptFolder)).filter((version) => !isWanted(version));
      await Promise.all(unwanted.map((version) => rm(kept(version), {force: true})));
    },
    read: (version, range) => readFile(kept(version), range),
    async close() {
      if (folder === undefined) await rm(root, {recursive: true, force: true});
    },
  };
}

async function readFile(
  path: string,
  range: ByteRange | null,
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    // Opened before the answer begins: a file that is removed meanwhile is read to its end.
    const file = await open(path);
    const stream = createReadStream(path, {fd: file, ...range});
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
