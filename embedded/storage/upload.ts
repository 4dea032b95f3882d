import {invalidRequest} from './storage-error';

/** A file that is being uploaded. */
export interface Upload {
  /** The declared content type; not verified, as at Supabase. */
  type: string;
  /** The Cache-Control header of later reads. */
  cacheControl: string;
  bytes: AsyncIterable<Uint8Array>;
}

const HEADER_VALUE = /^[\x20-\x7e]+$/;

/**
 * The file in a request: the body itself, or the first file of a form as supabase-js sends it. Throws a storage error
 * when there is none.
 */
export async function openUpload(request: Request): Promise<Upload> {
  const {body, headers} = request;
  if (!body) throw invalidRequest('No content provided');
  const type = headers.get('content-type') ?? 'application/octet-stream';
  if (!type.toLowerCase().startsWith('multipart/form-data')) {
    return {type, cacheControl: headers.get('cache-control') ?? 'no-cache', bytes: body};
  }

  const form = await readForm(request);
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw invalidRequest('No file provided');
  const maxAge = form.get('cacheControl');
  return {
    type: asHeaderValue(file.type, 'application/octet-stream'),
    cacheControl:
      typeof maxAge === 'string' ? asHeaderValue(`max-age=${maxAge}`, 'no-cache') : 'no-cache',
    bytes: file.stream(),
  };
}

/** Buffers the whole form; the body limit of the server bounds it. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw invalidRequest('The form is damaged');
    throw error;
  }
}

function asHeaderValue(value: string, otherwise: string): string {
  return HEADER_VALUE.test(value) ? value : otherwise;
}
