import {createServer} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {pipeline} from 'node:stream/promises';
import {HOST, KEEP_ALIVE_MS} from '../http';
import {chooseEncoding, createCompressor} from './encoding';
import {createFileServer} from './files';
import {createFullPageCache, isCacheable, type CachedPage} from './full-page-cache';
import {createWorkerClient, removeHopByHopHeaders} from './worker-client';

/** Seconds after which a visitor may retry when the worker is overloaded. */
const RETRY_AFTER_SECONDS = '5';

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
    if (request.method !== 'GET') return forward(request, response);
    const url = `http://${request.headers.host}${request.url}`;
    if (!cache.find(url)) await pending.get(url);
    const cached = cache.find(url);
    if (!cached) return load(request, response, url);
    if (cached.isStale && !pending.has(url)) void revalidate(request, url);
    return sendPage(request, response, cached, cached.isStale ? 'stale' : 'hit');
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const upstream = await worker.fetch(request, response);
    return upstream ? stream(request, response, upstream) : sendOverloaded(response);
  }

  /** Requests a page that is not cached. */
  async function load(request: IncomingMessage, response: ServerResponse, url: string) {
    const end = startRequest(url);
    try {
      const upstream = await worker.fetch(request, response);
      if (!upstream) return sendOverloaded(response);
      const page = await store(url, upstream);
      end();
      if (page) await sendPage(request, response, page, 'miss');
      else await stream(request, response, upstream);
    } finally {
      end();
    }
  }

  /** Revalidates a stale page in the background. Never rejects. */
  async function revalidate(request: IncomingMessage, url: string): Promise<void> {
    const end = startRequest(url);
    try {
      const upstream = await worker.fetch(request, null);
      if (!upstream || (await store(url, upstream))) return;
      upstream.resume();
      // Gone, moved or no longer cacheable. When the worker fails, the stale page remains until it expires.
      if ((upstream.statusCode ?? 502) < 500) cache.delete(url);
    } catch {
      // Handled like a failing worker.
    } finally {
      end();
    }
  }

  /** Reads the whole response and caches it; null for one that may not be cached, which is left unread. */
  async function store(url: string, upstream: IncomingMessage): Promise<CachedPage | null> {
    const {statusCode: status = 502, headers} = upstream;
    if (!isCacheable(url, {status, headers})) return null;
    return cache.store(url, {status, headers, body: await buffer(upstream)});
  }

  function startRequest(url: string): () => void {
    let end = () => {};
    const work = new Promise<void>((resolve) => (end = resolve));
    pending.set(url, work);
    return () => {
      if (pending.get(url) === work) pending.delete(url);
      end();
    };
  }

  const server = createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      // A visitor who disconnects is not an error.
      if (response.destroyed) return;
      if (response.headersSent) return response.destroy();
      // The worker closes the connection on a body that it refuses, often before its response has been read.
      if (!request.complete) return sendText(response, 413, 'Content Too Large');
      console.error('The worker gave no response:', error instanceof Error ? error.message : error);
      sendText(response, 502, 'Bad Gateway');
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
  upstream: IncomingMessage,
): Promise<void> {
  const headers = headersOf(upstream.headers, 'uncacheable');
  if (!request.complete) {
    // The worker refuses a body before its end, and closes the connection: its response may break off.
    const body = await buffer(upstream);
    response.writeHead(upstream.statusCode ?? 502, headers).end(body);
    return;
  }
  const encoding = request.method === 'HEAD' ? null : encodingFor(request, headers);
  if (!encoding) {
    response.writeHead(upstream.statusCode ?? 502, headers);
    return pipeline(upstream, response);
  }
  delete headers['content-length'];
  response.writeHead(upstream.statusCode ?? 502, {...headers, 'content-encoding': encoding});
  return pipeline(upstream, createCompressor(encoding), response);
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
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

function sendOverloaded(response: ServerResponse): void {
  const headers = {'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store'};
  response.writeHead(503, headers).end('Too many visitors at once');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'content-type': 'text/plain'}).end(text);
}

function headersOf(headers: OutgoingHttpHeaders, state: CacheState): OutgoingHttpHeaders {
  return {...removeHopByHopHeaders(headers), 'oxygen-full-page-cache': state};
}

function encodingFor({headers}: IncomingMessage, responseHeaders: OutgoingHttpHeaders) {
  return chooseEncoding(String(headers['accept-encoding'] ?? ''), responseHeaders);
}
