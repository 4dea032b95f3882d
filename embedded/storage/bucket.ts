import type {Queryable} from '../database/database';
import {bucketNotFound} from './storage-error';

export interface Bucket {
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
    `select allowed_mime_types as types, least(file_size_limit, $2)::integer as "limitBytes"
     from storage.buckets where id = $1`,
    [id, MAX_LIMIT_BYTES],
  );
  if (!bucket) throw bucketNotFound();
  return bucket;
}

export function acceptsType({types}: Bucket, type: string): boolean {
  return !types || types.length === 0 || types.includes(type);
}
