import {REFERENCE_BUCKET} from '../contracts/commission.ts';
import type {ImageStore} from '../ports.ts';

const TIMEOUT_MS = 20_000;

/** The reference images' bucket in Supabase's storage. */
export function createImageStore({
  supabaseUrl,
  serviceRoleKey,
}: {
  supabaseUrl: string;
  serviceRoleKey: string;
}): ImageStore {
  const api = `${supabaseUrl.replace(/\/$/, '')}/storage/v1/object`;
  return {
    publicPrefix: `${api}/public/${REFERENCE_BUCKET}/`,
    async remove(paths) {
      const response = await fetch(`${api}/${REFERENCE_BUCKET}`, {
        method: 'DELETE',
        headers: {
          authorization: `Bearer ${serviceRoleKey}`,
          apikey: serviceRoleKey,
          'content-type': 'application/json',
        },
        body: JSON.stringify({prefixes: paths}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The storage answered ${response.status}`);
      await response.body?.cancel();
    },
  };
}
