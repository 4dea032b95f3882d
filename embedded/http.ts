import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';

/** Handles one request. An error that it throws becomes a 500, except `DropConnection`. */
export type Handler = (request: Request) => Promise<Response>;

/** Thrown by a handler to close the connection without a response, as a failing network does. */
export class DropConnection extends Error {}

/** Thrown while a body is read that is larger than the limit. */
export class BodyTooLarge extends Error {}

/** The backend accepts connections from this machine only. */
export const HOST = '127.0.0.1';

/** Reference images are the largest uploads; the rest is for the multipart form around them. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
/** A form of the admin carries all the pictures of a work, each of which is as large. */
const ADMIN_BODY_LIMIT_BYTES = 10 * BODY_LIMIT_BYTES;

/**
 * The worker's runtime closes a connection that it left idle for five seconds, and so does Node by itself: whichever of a
 * crowd's requests was sent at that moment would be lost. So the runtime is always the first.
 */
export const KEEP_ALIVE_MS = 60_000;

/**
 * Serves `handler` on 127.0.0.1. `port` 0 selects a free port. Rejects when the port is taken. Bodies are streamed;
 * reading one above 12 MB (120 MB in the admin) throws, which becomes a 413 unless the handler sends a response of its own. Any other error
 * of a handler is logged once and becomes a 500.
 */
export function listen(handler: Handler, port: number): Promise<Server> {
  const server = createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (incoming, outgoing) => {
    void handleRequest(handler, incoming, outgoing);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** The 405 response. `allow` lists the supported methods: `GET, HEAD`. */
export function methodNotAllowed(allow: string): Response {
  return Response.json({errors: 'Method Not Allowed'}, {status: 405, headers: {allow}});
}

/** Stops the server: rejects new connections and closes the open ones. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

async function handleRequest(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    await send(await respond(handler, incoming, outgoing), incoming, outgoing);
  } catch (error) {
    if (error instanceof DropConnection) {
      incoming.socket.destroy();
      return;
    }
    if (outgoing.destroyed) return;
    if (error instanceof BodyTooLarge && !outgoing.headersSent) {
      await send(errorResponse(413, 'The body is too large'), incoming, outgoing);
      return;
    }
    console.error(`${incoming.method} ${pathOf(incoming)} failed`, error);
    if (outgoing.headersSent) outgoing.destroy();
    else await send(errorResponse(500, 'An unexpected error occurred'), incoming, outgoing);
  }
}

async function respond(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const request = toRequest(incoming, outgoing);
  return request ? handler(request) : errorResponse(400, 'Bad request');
}

/** Null when the request line or the headers are invalid. */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | null {
  const aborted = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) aborted.abort();
  });
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
    const init = {
      method,
      headers: toHeaders(incoming),
      body: hasBody ? limitedBody(incoming, outgoing) : null,
      duplex: 'half' as const,
      signal: aborted.signal,
    };
    return new Request(url, init);
  } catch {
    return null;
  }
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}

/**
 * Streams the body at the speed of its reader, so that it is never buffered as a whole. Counts the bytes, because a
 * chunked body has no Content-Length. Once the response has been sent the rest is discarded: closing the connection
 * would lose the response.
 */
function limitedBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): ReadableStream<Uint8Array> {
  const isAdmin = pathOf(incoming).startsWith('/admin/');
  let left = isAdmin ? ADMIN_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES;
  let isReading = Number(incoming.headers['content-length'] ?? 0) <= left;
  const discard = () => {
    isReading = false;
    incoming.resume();
  };
  outgoing.once('finish', discard);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (!isReading) {
        controller.error(new BodyTooLarge());
        return;
      }
      incoming.pause();
      incoming.on('data', (chunk: Uint8Array) => {
        if (!isReading) return;
        left -= chunk.byteLength;
        if (left < 0) {
          controller.error(new BodyTooLarge());
          discard();
          return;
        }
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once('end', () => isReading && controller.close());
      incoming.once('error', (error) => controller.error(error));
    },
    pull: () => void incoming.resume(),
    cancel: discard,
  });
}

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

function errorResponse(status: number, message: string): Response {
  return Response.json({errors: message}, {status});
}

/** The path without its query, which may contain a cart's secret. */
function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? '').split('?')[0] ?? '';
}
