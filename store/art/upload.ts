import type {RunAdmin} from '../admin-client';
import {assertDone, STAGE_UPLOAD, type StageData} from './admin-queries';

const JPEG = 'image/jpeg';

/** Uploads pictures to the store. */
export interface Uploader {
  /** Uploads a JPEG and returns the source URL for a product or a file. */
  upload(name: string, bytes: Uint8Array): Promise<string>;
}

export function createUploader(run: RunAdmin, send: typeof fetch = fetch): Uploader {
  return {
    async upload(name, bytes) {
      const filename = `${name}.jpg`;
      const {stagedUploadsCreate: staged} = await run<StageData>(STAGE_UPLOAD, {
        input: [
          {
            filename,
            mimeType: JPEG,
            resource: 'IMAGE',
            httpMethod: 'PUT',
            fileSize: String(bytes.byteLength),
          },
        ],
      });
      assertDone(staged);
      const target = staged.stagedTargets?.[0];
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
    },
  };
}
