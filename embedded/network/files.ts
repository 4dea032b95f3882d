import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {type ByteRange, parseRange} from '../byte-range';
import {chooseEncoding, compress} from './encoding';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Names below /assets/ contain a hash of the content; other files may change under the same name. */
const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const NAMED_CACHE_CONTROL = 'public, max-age=3600';

/** Sends the requested file; resolves to false when there is none. Rejects when the connection breaks. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves the files of `folder` as Oxygen's CDN does: byte ranges for seeking in videos, validators, cache headers by
 * name, and compressed text.
 */
export function createFileServer(folder: string): FileServer {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = pathInside(folder, request.url ?? '/');
    const found = path === null ? null : await stat(path).catch(() => null);
    if (path === null || !found?.isFile()) return false;
    await sendFile(
      folder,
      {path, size: found.size, mtimeMs: found.mtimeMs},
      compressed,
      request,
      response,
    );
    return true;
  };
}

interface FoundFile {
  path: string;
  size: number;
  mtimeMs: number;
}

async function sendFile(
  folder: string,
  {path, size, mtimeMs}: FoundFile,
  compressed: Map<string, Promise<Buffer>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', cacheControlOf(folder, path));
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }

  response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('vary', 'Accept-Encoding');
  const range = parseRange(rangeHeader(request, etag), size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, {'content-range': `bytes */${size}`}).end();
    return;
  }
  const accept = String(request.headers['accept-encoding'] ?? '');
  const encoding = range ? null : chooseEncoding(accept, response.getHeaders());
  if (!encoding) return sendBytes(path, size, range, request, response);
  // Compressed once per version of a file.
  const key = `${path} ${etag} ${encoding}`;
  const done = compressed.get(key) ?? readFile(path).then((body) => compress(body, encoding));
  compressed.set(key, done);
  const body = await done;
  response.writeHead(200, {'content-encoding': encoding, 'content-length': body.length});
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendBytes(
  path: string,
  size: number,
  range: ByteRange | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (range) {
    response.statusCode = 206;
    response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  response.setHeader('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path, range ?? {}), response);
}

/** A range of another version would corrupt the file; `If-Range` names the version that the client has. */
function rangeHeader(request: IncomingMessage, etag: string): string | undefined {
  const begun = request.headers['if-range'];
  return begun === undefined || begun === etag ? request.headers.range : undefined;
}

function cacheControlOf(folder: string, path: string): string {
  return path.startsWith(join(folder, 'assets') + sep) ? HASHED_CACHE_CONTROL : NAMED_CACHE_CONTROL;
}

/** Null for malformed URLs and those that lead out of the folder. */
function pathInside(folder: string, url: string): string | null {
  try {
    const pathname = decodeURIComponent(url.split('?')[0] ?? '/');
    if (pathname.includes('\0')) return null;
    const path = normalize(join(folder, pathname));
    return path.startsWith(normalize(folder) + sep) ? path : null;
  } catch {
    return null;
  }
}
