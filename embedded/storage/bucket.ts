import type {Queryable} from '../database/database';
import {bucketNotFound} from './storage-error';

export interface Bucket {
  /** Whether objects can be read by their public URL. */
  public: boolean;
  /** The most bytes of an object. */
  limitBytes: number;
  /** Null or empty when it accepts every type. */
  types: string[] | null;
}

/** Supabase's limit where a bucket sets none, and the maximum that it can set. */
const MAX_LIMIT_BYTES = 50 * 1024 * 1024;

/** Throws the storage's 404 when the bucket does not exist. */
export async function findBucket(database: Queryable, id: string): Promise<Bucket> {
  const [bucket] = await database.query<Bucket>(
    `select public, allowed_mime_types as types, least(file_size_limit, $2)::integer as "limitBytes"
     from storage.buckets where id = $1`,
    [id, MAX_LIMIT_BYTES],
  );
  if (!bucket) throw bucketNotFound();
  return bucket;
}

/** A bucket's list may contain `image/*`; parameters after a semicolon in `type` are ignored. */
export function acceptsType({types}: Bucket, type: string): boolean {
  if (!types || types.length === 0) return true;
  const essence = (type.split(';')[0] ?? '').trim().toLowerCase();
  return types.some((accepted) =>
    accepted.endsWith('/*') ? essence.startsWith(accepted.slice(0, -1)) : essence === accepted,
  );
}
