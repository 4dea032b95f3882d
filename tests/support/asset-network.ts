import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';

/** Fixed, because a build contains the URL of its own files. Below the ports that `findFreePort` returns. */
const PORT = 3199;

/** As on Oxygen, which serves a deployment's files from another origin, in a folder per deployment. */
export const ASSET_BASE = `http://localhost:${PORT}/oxygen-v2/32112/24567/49412/1234567/`;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** Serves a build's `client` folder below `ASSET_BASE`, with the headers of cdn.shopify.com. Returns a function that stops it. */
export async function startAssetNetwork(folder: string): Promise<() => Promise<void>> {
  const {pathname: base} = new URL(ASSET_BASE);
  const server = createServer((request, response) => {
    const path = request.url?.startsWith(base) ? normalize(request.url.slice(base.length)) : '..';
    const read = path.startsWith('..') ? Promise.reject() : readFile(join(folder, path));
    read.then(
      (bytes) => {
        response.writeHead(200, {
          'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Access-Control-Allow-Origin': '*',
          'Timing-Allow-Origin': '*',
          'X-Content-Type-Options': 'nosniff',
        });
        response.end(bytes);
      },
      () => response.writeHead(404, {'Access-Control-Allow-Origin': '*'}).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
