import {parseRange} from '../byte-range';
import type {ObjectFiles} from './object-files';
import type {ObjectMetadata, StoredObject} from './objects';
import {objectNotFound} from './storage-error';

/** Prevents scripts in uploaded files, and other types than the stored one. */
const INERT_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Serves an object: whole, a byte range, or 304. Throws the storage's 404 when it does not exist. */
export async function readObject(
  object: StoredObject | null,
  files: ObjectFiles,
  request: Request,
): Promise<Response> {
  if (!object) throw objectNotFound();
  const {metadata, version} = object;
  const headers = new Headers({
    ...INERT_HEADERS,
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    'cache-control': metadata.cacheControl,
    'content-type': metadata.mimetype,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
  });
  if (new URL(request.url).searchParams.has('download')) {
    headers.set('content-disposition', 'attachment');
  }
  if (request.headers.get('if-none-match')?.includes(metadata.eTag)) {
    return new Response(null, {status: 304, headers});
  }

  const range = parseRange(requestedRange(request, metadata), metadata.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${metadata.size}`);
    return new Response(null, {status: 416, headers});
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${metadata.size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : metadata.size));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, {status, headers});
  const bytes = await files.read(version, range);
  if (!bytes) throw objectNotFound();
  return new Response(bytes, {status, headers});
}

/** A range of another version would corrupt the file; `If-Range` names the version that the client has. */
function requestedRange({headers}: Request, {eTag}: ObjectMetadata): string | undefined {
  const begun = headers.get('if-range');
  return begun === null || begun === eTag ? (headers.get('range') ?? undefined) : undefined;
}
