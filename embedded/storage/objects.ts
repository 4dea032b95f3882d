import {createHash, randomUUID} from 'node:crypto';
import type {Database, Queryable} from '../database/database';
import type {ObjectAddress} from './address';
import type {ObjectFiles} from './object-files';
import {bucketNotFound, tooLarge, toStorageError, unsupportedType} from './storage-error';

interface Bucket {
  /** The most bytes of an object. */
  limitBytes: number;
  /** Null or empty when it accepts every type. */
  types: string[] | null;
}

/** Supabase's limit where a bucket sets none, and the maximum that it can set. */
const MAX_LIMIT_BYTES = 50 * 1024 * 1024;

/** Throws the storage's 404 when the bucket does not exist. */
async function findBucket(database: Queryable, id: string): Promise<Bucket> {
  const [bucket] = await database.query<Bucket>(
    `select allowed_mime_types as types, least(file_size_limit, $2)::integer as "limitBytes"
     from storage.buckets where id = $1`,
    [id, MAX_LIMIT_BYTES],
  );
  if (!bucket) throw bucketNotFound();
  return bucket;
}

function acceptsType({types}: Bucket, type: string): boolean {
  return !types || types.length === 0 || types.includes(type);
}

/** The roles that the database's policies distinguish. */
export type Role = 'anon' | 'service_role';

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
  id: string;
  version: string;
  metadata: ObjectMetadata;
}

/** The objects of all buckets: database rows, which the policies protect, and files. */
export interface Objects {
  /**
   * Returns the object's id. Throws a storage error when the bucket, its limits or the role's policies reject it;
   * nothing is stored then.
   */
  store(address: ObjectAddress, upload: Upload, role: Role): Promise<string>;
  /** An object that the role may read; null when there is none. */
  findAs(address: ObjectAddress, role: Role): Promise<StoredObject | null>;
  /** Removes the objects that the role may remove, and returns their rows. */
  remove(bucket: string, names: readonly string[], role: Role): Promise<RemovedObject[]>;
  /** Removes every object of every bucket. */
  empty(): Promise<void>;
}

interface RemovedObject {
  id: string;
  bucket_id: string;
  name: string;
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

  return {
    async store(address, {type, cacheControl, bytes}, role) {
      const bucket = await findBucket(database, address.bucket);
      if (!acceptsType(bucket, type)) throw unsupportedType(type);
      const size = bytes.byteLength;
      if (size > bucket.limitBytes) throw tooLarge();
      const version = randomUUID();
      const metadata: ObjectMetadata = {
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        size,
        mimetype: type,
        cacheControl,
      };
      try {
        // Before its row, so that no visible row lacks its file.
        await files.write(version, bytes);
        await database.transaction((transaction) =>
          insert(transaction, {...address, version, metadata}, role),
        );
        return version;
      } catch (error) {
        await files.remove(version);
        throw toStorageError(error);
      }
    },
    findAs: (address, role) =>
      database.transaction(async (transaction) => {
        await transaction.query(`set local role ${role}`);
        return find(transaction, address);
      }),
    async remove(bucket, names, role) {
      const removed = await database.transaction(async (transaction) => {
        await transaction.query(`set local role ${role}`);
        return transaction.query<RemovedObject & {version: string}>(
          `delete from storage.objects where bucket_id = $1 and name = any($2)
           returning id, bucket_id, name, version`,
          [bucket, names],
        );
      });
      for (const {version} of removed) await files.remove(version);
      return removed;
    },
    async empty() {
      await database.query('delete from storage.objects');
      await Promise.all((await files.list()).map((version) => files.remove(version)));
    },
  };
}

async function find(database: Queryable, {bucket, name}: ObjectAddress) {
  const [object] = await database.query<StoredObject>(
    'select id, version, metadata from storage.objects where bucket_id = $1 and name = $2',
    [bucket, name],
  );
  return object ?? null;
}

/** Inserts without `returning`, which would require the right to read. */
async function insert(
  transaction: Queryable,
  row: ObjectAddress & {version: string; metadata: Partial<ObjectMetadata>},
  role: Role,
): Promise<void> {
  await transaction.query(`set local role ${role}`);
  await transaction.query(
    `insert into storage.objects (id, bucket_id, name, version, metadata) values ($3::uuid, $1, $2, $3::text, $4)`,
    [row.bucket, row.name, row.version, row.metadata],
  );
}
