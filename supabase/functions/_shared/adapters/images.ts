import * as z from 'zod/mini';
import {REFERENCE_BUCKET} from '../contracts/commission.ts';
import {projectKeyHeaders} from '../contracts/project-key.ts';
import type {ImageStore} from '../ports.ts';

const TIMEOUT_MS = 20_000;

const uploadSchema = z.object({url: z.string()});
const readSchema = z.object({signedURL: z.string()});

/** The reference images' bucket in Supabase's storage, by its HTTP interface (https://supabase.github.io/storage). */
export function createImageStore({
  supabaseUrl,
  serviceRoleKey,
}: {
  supabaseUrl: string;
  serviceRoleKey: string;
}): ImageStore {
  const storage = `${supabaseUrl.replace(/\/$/, '')}/storage/v1`;

  async function call(method: 'POST' | 'DELETE', path: string, body: object): Promise<unknown> {
    const response = await fetch(`${storage}${path}`, {
      method,
      headers: {
        ...projectKeyHeaders(serviceRoleKey),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
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
    async signUpload(path) {
      const signed = await call('POST', `/object/upload/sign/${REFERENCE_BUCKET}/${path}`, {});
      return storage + uploadSchema.parse(signed).url;
    },
    async signRead(path, seconds) {
      const body = {expiresIn: seconds};
      const signed = await call('POST', `/object/sign/${REFERENCE_BUCKET}/${path}`, body);
      return storage + readSchema.parse(signed).signedURL;
    },
    async remove(paths) {
      await call('DELETE', `/object/${REFERENCE_BUCKET}`, {prefixes: paths});
    },
  };
}
