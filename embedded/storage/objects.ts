import {createHash, randomUUID} from 'node:crypto';
import type {Database} from '../database/database';
import type {ObjectFiles} from './object-files';
import {StorageError, tooLarge} from './storage-error';

export interface ObjectAddress {
  bucket: string;
  name: string;
}

/** A file that is being uploaded. */
interface Upload {
  /** The declared content type; not verified, as at Supabase. */
  type: string;
  /** The Cache-Control header of later reads. */
  cacheControl: string;
  bytes: Uint8Array;
}

/** The metadata that Supabase stores with each object, as far as it is read. */
interface ObjectMetadata {
  /** The ETag with its quotation marks. */
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
}

interface StoredObject {
  version: string;
  metadata: ObjectMetadata;
}

interface RemovedObject {
  id: string;
  bucket_id: string;
  name: string;
}

/** The objects of all buckets: database rows and files. */
export interface Objects {
  /**
   * Returns the object's id. Throws a storage error when there's no such bucket, its limits reject the upload, or the
   * name is taken; nothing is stored then.
   */
  store(address: ObjectAddress, upload: Upload): Promise<string>;
  find(address: ObjectAddress): Promise<StoredObject | null>;
  /** Removes objects by name, and returns the rows of those that were there. */
  remove(bucket: string, names: readonly string[]): Promise<RemovedObject[]>;
  /** Removes every object of every bucket. */
  empty(): Promise<void>;
}

/**
 * First deletes files without a row, which an interrupted process left. When no row is left at all, the table may have
 * been lost, so it moves the files aside instead.
 */
export async function openObjects(database: Database, files: ObjectFiles): Promise<Objects> {
  const rows = await database.query<{version: string}>('select version from storage.objects');
  const versions = new Set(rows.map(({version}) => version));
  const unknown = (await files.list()).filter((version) => !versions.has(version));
  if (versions.size === 0 && unknown.length > 0) {
    console.warn(
      `The database names none of the ${unknown.length} pictures that visitors sent. They are now in ${await files.setAside()}.`,
    );
  } else await Promise.all(unknown.map((version) => files.remove(version)));

  async function checkUpload(bucket: string, {type, bytes}: Upload): Promise<void> {
    const [limits] = await database.query<{types: string[] | null; bytes: number | null}>(
      `select allowed_mime_types as types, file_size_limit::integer as bytes
       from storage.buckets where id = $1`,
      [bucket],
    );
    if (!limits) throw new StorageError(404, 'Bucket not found', 'Bucket not found');
    if (limits.types && !limits.types.includes(type)) {
      throw new StorageError(415, 'invalid_mime_type', `mime type ${type} is not supported`);
    }
    if (limits.bytes !== null && bytes.byteLength > limits.bytes) throw tooLarge();
  }

  return {
    async store({bucket, name}, upload) {
      await checkUpload(bucket, upload);
      const {type, cacheControl, bytes} = upload;
      const version = randomUUID();
      const metadata: ObjectMetadata = {
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        size: bytes.byteLength,
        mimetype: type,
        cacheControl,
      };
      // Before its row, so that no visible row lacks its file.
      await files.write(version, bytes);
      const stored = await database.query(
        `insert into storage.objects (id, bucket_id, name, version, metadata) values ($3::uuid, $1, $2, $3::text, $4)
         on conflict do nothing returning id`,
        [bucket, name, version, metadata],
      );
      if (stored.length > 0) return version;
      await files.remove(version);
      throw new StorageError(409, 'Duplicate', 'The resource already exists');
    },
    async find({bucket, name}) {
      const [object] = await database.query<StoredObject>(
        'select version, metadata from storage.objects where bucket_id = $1 and name = $2',
        [bucket, name],
      );
      return object ?? null;
    },
    async remove(bucket, names) {
      const removed = await database.query<RemovedObject & {version: string}>(
        `delete from storage.objects where bucket_id = $1 and name = any($2)
         returning id, bucket_id, name, version`,
        [bucket, names],
      );
      for (const {version} of removed) await files.remove(version);
      return removed;
    },
    async empty() {
      await database.query('delete from storage.objects');
      await Promise.all((await files.list()).map((version) => files.remove(version)));
    },
  };
}
