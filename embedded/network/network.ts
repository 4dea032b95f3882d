import {createServer} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {pipeline} from 'node:stream/promises';
import {HOST} from '../http';
import {chooseEncoding, createCompressor} from './encoding';
import {createFileServer} from './files';
import {createFullPageCache, isCacheable, type KeptPage} from './full-page-cache';
import {createWorkerClient, withoutHops} from './worker-client';

/** Seconds after which a visitor may retry when the worker is overloaded. */
const RETRY_SECONDS = '5';

/** Values of the `oxygen-full-page-cache` header. */
type CacheState = 'hit' | 'miss' | 'stale' | 'uncacheable';

interface NetworkOptions {
  port: number;
  /** The worker's port on 127.0.0.1. */
  workerPort: number;
  /** The folder of the build's client files. */
  clientFolder: string;
}

/**
 * A local version of Oxygen's CDN in front of the worker, on 127.0.0.1: serves the build's files, caches complete pages
 * where the worker allows it, and compresses. The `oxygen-full-page-cache` header reports the cache state. Rejects when
 * the port is taken.
 */
export function startNetwork({port, workerPort, clientFolder}: NetworkOptions): Promise<Server> {
  const serveFile = createFileServer(clientFolder);
  const worker = createWorkerClient(workerPort);
  const cache = createFullPageCache();
  /** Pages requested from the worker at the moment; further requests for the same page wait for the first. */
  const pending = new Map<string, Promise<void>>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await serveFile(request, response)) return;
    if (request.method !== 'GET') return passOn(request, response);
    const url = `http://${request.headers.host}${request.url}`;
    if (!cache.find(url)) await pending.get(url);
    const kept = cache.find(url);
    if (!kept) return load(request, response, url);
    if (kept.isStale && !pending.has(url)) void renew(request, url);
    return sendKept(request, response, kept, kept.isStale ? 'stale' : 'hit');
  }

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await worker.ask(request, response);
    return answer ? stream(request, response, answer) : refuse(response);
  }

  /** Requests a page that is not cached. */
  async function load(request: IncomingMessage, response: ServerResponse, url: string) {
    const end = begin(url);
    try {
      const answer = await worker.ask(request, response);
      if (!answer) return refuse(response);
      if (await keep(url, answer)) {
        const kept = cache.find(url);
        if (kept) return await sendKept(request, response, kept, 'miss');
      }
      end();
      await stream(request, response, answer);
    } finally {
      end();
    }
  }

  /** Revalidates a stale page in the background. Never rejects. */
  async function renew(request: IncomingMessage, url: string): Promise<void> {
    const end = begin(url);
    try {
      const answer = await worker.ask(request, null);
      if (!answer || (await keep(url, answer))) return;
      answer.resume();
      // Gone, moved or no longer cacheable. When the worker fails, the stale page remains until it expires.
      if ((answer.statusCode ?? 502) < 500) cache.drop(url);
    } catch {
      // Handled like a failing worker.
    } finally {
      end();
    }
  }

  /** Reads the whole response and caches it, if it is cacheable. */
  async function keep(url: string, answer: IncomingMessage): Promise<boolean> {
    const {statusCode: status = 502, headers} = answer;
    if (!isCacheable(url, {status, headers})) return false;
    cache.keep(url, {status, headers, body: await buffer(answer)});
    return true;
  }

  function begin(url: string): () => void {
    let end = () => {};
    const work = new Promise<void>((resolve) => (end = resolve));
    pending.set(url, work);
    return () => {
      if (pending.get(url) === work) pending.delete(url);
      end();
    };
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // A visitor who disconnects is not an error.
      if (response.destroyed) return;
      console.error('The worker gave no response', error);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, {'content-type': 'text/plain'}).end('Bad Gateway');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('close', worker.close);
    server.listen(port, HOST, () => resolve(server));
  });
}

/** Streams an uncacheable response. */
async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
): Promise<void> {
  const headers = headersOf(answer.headers, 'uncacheable');
  const encoding = request.method === 'HEAD' ? null : encodingFor(request, headers);
  if (!encoding) {
    response.writeHead(answer.statusCode ?? 502, headers);
    return pipeline(answer, response);
  }
  delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, {...headers, 'content-encoding': encoding});
  return pipeline(answer, createCompressor(encoding), response);
}

async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  state: CacheState,
): Promise<void> {
  const headers = headersOf(page.headers, state);
  const {etag} = page.headers;
  if (etag && request.headers['if-none-match'] === etag) {
    delete headers['content-length'];
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request, headers);
  const body = encoding ? await page.compressed(encoding) : page.body;
  if (encoding) headers['content-encoding'] = encoding;
  response.writeHead(page.status, {
    ...headers,
    age: String(page.age),
    'content-length': body.length,
  });
  response.end(body);
}

function refuse(response: ServerResponse): void {
  const headers = {'retry-after': RETRY_SECONDS, 'cache-control': 'no-store'};
  response.writeHead(503, headers).end('Too many visitors at once');
}

function headersOf(headers: OutgoingHttpHeaders, state: CacheState): OutgoingHttpHeaders {
  return {...withoutHops(headers), 'oxygen-full-page-cache': state};
}

function encodingFor({headers}: IncomingMessage, of: OutgoingHttpHeaders) {
  return chooseEncoding(String(headers['accept-encoding'] ?? ''), of);
}
