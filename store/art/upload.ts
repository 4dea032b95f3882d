import {mutate} from '../../supabase/functions/_shared/adapters/shopify-admin';
import type {RunAdmin} from '../admin-client';
import {STAGE_UPLOAD, type StagedTarget} from './admin-queries';

const JPEG = 'image/jpeg';

/** Uploads a JPEG and returns the source URL for a product or a file. */
export type Upload = (name: string, bytes: Uint8Array) => Promise<string>;

export function createUpload(run: RunAdmin, send: typeof fetch = fetch): Upload {
  return async (name, bytes) => {
    const file = {
      filename: `${name}.jpg`,
      mimeType: JPEG,
      resource: 'IMAGE',
      httpMethod: 'PUT',
      fileSize: String(bytes.byteLength),
    };
    const {stagedTargets} = await mutate<{stagedTargets: StagedTarget[] | null}>(
      run,
      STAGE_UPLOAD,
      {
        input: [file],
      },
    );
    const target = stagedTargets?.[0];
    if (!target) throw new Error('The store didn’t accept an upload');
    const headers = target.parameters
      .filter(({name: header}) => /^(?:content[_-]type|x-)/i.test(header))
      .map(({name: header, value}) => [header.replaceAll('_', '-'), value]);
    const response = await send(target.url, {
      method: 'PUT',
      headers: {'content-type': JPEG, ...Object.fromEntries(headers)},
      body: new Uint8Array(bytes),
    });
    if (!response.ok) throw new Error(`The store didn’t accept a picture (${response.status})`);
    return target.resourceUrl;
  };
}
