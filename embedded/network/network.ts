import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {join, sep} from 'node:path';
import {constants} from 'node:zlib';
import {sendResponse} from '@remix-run/node-fetch-server';
import compression from 'compression';
import serveStatic from 'serve-static';
import {
  closeServer,
  discardUnreadBody,
  HOST,
  KEEP_ALIVE_MS,
  type Listening,
  startListening,
  toRequest,
} from '../http';
import {withFullPageCache} from './full-page-cache';
import {createWorkerClient, withOxygenHeaders} from './worker-client';

/** Names below /assets/ contain a hash of the content; other files may change under the same name. */
const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const NAMED_CACHE_CONTROL = 'public, max-age=3600';

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

interface NetworkOptions {
  port: number;
  /** The worker's port on 127.0.0.1. */
  workerPort: number;
  /** The folder of the build's client files. */
  clientFolder: string;
}

/**
 * A local version of Oxygen's CDN in front of the worker, on 127.0.0.1: serves the build's files, caches complete pages
 * where the worker allows it, and compresses. Rejects when the port is taken.
 */
export async function startNetwork({
  port,
  workerPort,
  clientFolder,
}: NetworkOptions): Promise<Listening> {
  const handler = withFullPageCache(createWorkerClient(workerPort));
  const serveFile = createFileServer(clientFolder);
  const compress = createCompression();

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = toRequest(incoming, outgoing);
    if (!request) return sendText(outgoing, 400, 'Bad Request');
    try {
      const buyerIp = incoming.socket.remoteAddress ?? HOST;
      const response = await handler(withOxygenHeaders(request, buyerIp));
      await sendResponse(outgoing, incoming.complete ? response : await readWhole(response));
    } catch (error) {
      // A visitor who disconnects is not an error.
      if (outgoing.destroyed) return;
      if (outgoing.headersSent) return void outgoing.destroy();
      // The worker closes the connection on a body that it rejects, often before its response has been read.
      if (!incoming.complete) return sendText(outgoing, 413, 'Content Too Large');
      console.error('The worker gave no response:', error instanceof Error ? error.message : error);
      sendText(outgoing, 502, 'Bad Gateway');
    }
  }

  const server = createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (incoming, outgoing) => {
    discardUnreadBody(incoming, outgoing);
    compress(incoming, outgoing, () =>
      serveFile(incoming, outgoing, () => void respond(incoming, outgoing)),
    );
  });
  return {port: await startListening(server, port), close: () => closeServer(server)};
}

/** The files of the build; calls `next` for every other path. */
function createFileServer(clientFolder: string): Middleware {
  const hashedFolder = join(clientFolder, 'assets') + sep;
  return serveStatic(clientFolder, {
    index: false,
    redirect: false,
    setHeaders(response, path) {
      const isHashed = path.startsWith(hashedFolder);
      response.setHeader('cache-control', isHashed ? HASHED_CACHE_CONTROL : NAMED_CACHE_CONTROL);
      response.setHeader('x-content-type-options', 'nosniff');
      // Its list of types is older than the format.
      if (path.endsWith('.avif')) response.setHeader('content-type', 'image/avif');
    },
  });
}

/** The worker rejects a body before its end and closes the connection, so its response may break off. */
async function readWhole({status, headers, body}: Response): Promise<Response> {
  return new Response(body && (await new Response(body).arrayBuffer()), {status, headers});
}

/** Brotli or gzip. Each chunk leaves at once, so that data that the worker streams is not held back. */
function createCompression() {
  const middleware = compression({
    threshold: 256,
    flush: constants.Z_SYNC_FLUSH,
    brotli: {flush: constants.BROTLI_OPERATION_FLUSH},
  });
  // The package's types name Express's objects, but it uses only Node's.
  return middleware as unknown as Middleware;
}

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, {'content-type': 'text/plain'}).end(text);
}
