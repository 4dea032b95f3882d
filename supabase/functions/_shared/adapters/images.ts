import * as z from 'zod/mini';
import {REFERENCE_BUCKET} from '../contracts/commission.ts';
import {projectKeyHeaders} from '../contracts/security/project-key.ts';

/** The bucket of the reference images. */
export interface ImageStore {
  /** The prefix of every signed image URL, including the slash before its path. */
  signedPrefix: string;
  /** Stores a JPEG at this path. Throws when the storage rejects it. */
  store(path: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void>;
  /** A URL for reading the image for that many seconds. Throws when there's none. */
  signRead(path: string, seconds: number): Promise<string>;
  /** Deletes images by path and ignores missing ones. Throws when the storage returns an error. */
  remove(paths: readonly string[]): Promise<void>;
}

const TIMEOUT_MS = 20_000;

/** An image never changes, and its URL is never reused. */
const CACHE_CONTROL = 'max-age=31536000';

/** A captive portal also responds with 200. */
const storedSchema = z.object({Key: z.string()});
const readSchema = z.object({signedURL: z.string()});

/**
 * The bucket of the reference images in Supabase's storage, through its HTTP interface
 * (https://supabase.github.io/storage).
 */
export function createImageStore({
  supabaseUrl,
  serviceRoleKey,
}: {
  supabaseUrl: string;
  serviceRoleKey: string;
}): ImageStore {
  const storage = `${supabaseUrl.replace(/\/$/, '')}/storage/v1`;

  async function call(
    method: 'POST' | 'DELETE',
    path: string,
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = {'content-type': 'application/json'},
  ): Promise<unknown> {
    const response = await fetch(`${storage}${path}`, {
      method,
      headers: {...projectKeyHeaders(serviceRoleKey), ...headers},
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The storage responded with ${response.status}`);
    }
    return response.json();
  }

  return {
    signedPrefix: `${storage}/object/sign/${REFERENCE_BUCKET}/`,
    async store(path, jpeg) {
      const headers = {'content-type': 'image/jpeg', 'cache-control': CACHE_CONTROL};
      storedSchema.parse(await call('POST', `/object/${REFERENCE_BUCKET}/${path}`, jpeg, headers));
    },
    async signRead(path, seconds) {
      const body = JSON.stringify({expiresIn: seconds});
      const signed = await call('POST', `/object/sign/${REFERENCE_BUCKET}/${path}`, body);
      return storage + readSchema.parse(signed).signedURL;
    },
    async remove(paths) {
      await call('DELETE', `/object/${REFERENCE_BUCKET}`, JSON.stringify({prefixes: paths}));
    },
  };
}
