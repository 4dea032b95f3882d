import {mutate, type RunAdmin} from '../../supabase/functions/_shared/adapters/shopify-admin';

const STAGE_UPLOAD = `mutation($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { message }
  }
}`;

interface StagedTarget {
  url: string;
  resourceUrl: string;
  parameters: {name: string; value: string}[];
}

/** Uploads a file and returns the source URL for a product or a file of the store. */
export type Upload = (
  file: Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>,
) => Promise<string>;

export function createUpload(run: RunAdmin, send: typeof fetch = fetch): Upload {
  return async (file) => {
    const type = file.type || 'application/octet-stream';
    const input = {
      filename: file.name,
      mimeType: type,
      resource: 'IMAGE',
      httpMethod: 'PUT',
      fileSize: String(file.size),
    };
    const {stagedTargets} = await mutate<{stagedTargets: StagedTarget[] | null}>(
      run,
      STAGE_UPLOAD,
      {input: [input]},
    );
    const target = stagedTargets?.[0];
    if (!target) throw new Error('The store didn’t accept an upload');
    const headers = target.parameters
      .filter(({name}) => /^(?:content[_-]type|x-)/i.test(name))
      .map(({name, value}) => [name.replaceAll('_', '-'), value]);
    const response = await send(target.url, {
      method: 'PUT',
      headers: {'content-type': type, ...Object.fromEntries(headers)},
      body: await file.arrayBuffer(),
    });
    if (!response.ok) throw new Error(`The store didn’t accept a file (${response.status})`);
    return target.resourceUrl;
  };
}
