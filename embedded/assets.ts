import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {type ByteRange, parseRange} from './byte-range';
import {closeServer, HOST} from './http';

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

/** Names below /assets/ carry a hash of the content; other files may change under the same name. */
const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const NAMED_CACHE_CONTROL = 'public, max-age=3600';

export interface AssetServer {
  /** Without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the files of `folder` on a free port as Oxygen's network does: with byte ranges, which videos are sought by,
 * validators, and cache headers by name. 404 for everything else. The runtime in front of it compresses text.
 */
export function startAssetServer(folder: string): Promise<AssetServer> {
  const server = createServer((request, response) => {
    serveFile(folder, request, response).catch((error: unknown) => {
      // A visitor who leaves in the middle of a video is no error.
      if (!response.destroyed) console.error('An asset could not be served', error);
      response.destroy();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      if (typeof address !== 'object' || !address) return;
      resolve({origin: `http://${HOST}:${address.port}`, close: () => closeServer(server)});
    });
  });
}

async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathInside(folder, request.url ?? '/');
  const found = path === null ? null : await stat(path).catch(() => null);
  if (path === null || !found?.isFile()) {
    response.writeHead(404, {'content-type': 'text/plain'}).end('Not Found');
    return;
  }

  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', cacheControlOf(folder, path));
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }

  response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('accept-ranges', 'bytes');
  const range = parseRange(rangeHeader(request, etag), found.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, {'content-range': `bytes */${found.size}`}).end();
    return;
  }
  await sendBytes(path, found.size, range, request, response);
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

/** A range of an older version would be glued to the wrong bytes; `If-Range` says which version was begun. */
function rangeHeader(request: IncomingMessage, etag: string): string | undefined {
  const begun = request.headers['if-range'];
  return begun === undefined || begun === etag ? request.headers.range : undefined;
}

function cacheControlOf(folder: string, path: string): string {
  return path.startsWith(join(folder, 'assets') + sep) ? HASHED_CACHE_CONTROL : NAMED_CACHE_CONTROL;
}

/** Null for addresses that are damaged or lead out of the folder. */
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
