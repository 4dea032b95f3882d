import {readForm} from './multipart';
import {invalidRequest} from './storage-error';

/** A file on its way in. */
export interface Upload {
  /** As the sender says; nothing looks into the bytes, at Supabase neither. */
  type: string;
  /** What the Cache-Control header will say when the file is read. */
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

  let cacheControl = 'no-cache';
  const parts = readForm(type, body);
  for (;;) {
    // Asked for one by one: leaving a loop would end the form while its file is still to be read.
    const {done, value: part} = await parts.next();
    if (done) throw invalidRequest('No file provided');
    if (part.isFile) {
      return {
        type: asHeaderValue(part.type ?? '', 'application/octet-stream'),
        cacheControl,
        bytes: untilTheEnd(part.bytes, parts),
      };
    }
    if (part.name === 'cacheControl') {
      cacheControl = asHeaderValue(`max-age=${await readText(part.bytes)}`, cacheControl);
    }
  }
}

/** A form that breaks off after its file is as incomplete as one that breaks off within. */
async function* untilTheEnd(
  file: AsyncIterable<Uint8Array>,
  form: AsyncGenerator<unknown, void, void>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* file;
    while (!(await form.next()).done);
  } finally {
    await form.return();
  }
}

async function readText(bytes: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const piece of bytes) {
    text += piece.toString('latin1');
    if (text.length > 100) throw invalidRequest('A field of the form is too long');
  }
  return text;
}

function asHeaderValue(value: string, otherwise: string): string {
  return HEADER_VALUE.test(value) ? value : otherwise;
}
