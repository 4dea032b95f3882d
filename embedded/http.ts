import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo, Server as NetServer} from 'node:net';
import {createRequest, sendResponse} from '@remix-run/node-fetch-server';

/** Handles a request. An error that it throws becomes a 500, except `DropConnection`. */
export type Handler = (request: Request) => Promise<Response>;

/** Thrown by a handler to close the connection without a response, as a failing network does. */
export class DropConnection extends Error {}

/** Thrown while a body is read that is larger than the limit. */
export class BodyTooLarge extends Error {}

/** The backend accepts connections from this machine only. */
export const HOST = '127.0.0.1';

/** Reference images are the largest uploads. The rest is for the multipart form around them. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
/** A form of the admin contains all the pictures of a work, each of the same maximum size. */
const ADMIN_BODY_LIMIT_BYTES = 10 * BODY_LIMIT_BYTES;

/**
 * Both the worker's runtime and Node.js close a connection after five idle seconds, which would lose a request sent at
 * that moment. With a longer timeout here, the runtime always closes first.
 */
export const KEEP_ALIVE_MS = 60_000;

/**
 * Serves `handler` on 127.0.0.1. `port` 0 selects a free port. Rejects when the port is taken. Bodies are streamed;
 * reading one above 12 MB (120 MB in the admin) throws, which becomes a 413 unless the handler sends a response of its
 * own. Any other error of a handler is logged once and becomes a 500.
 */
export async function listen(handler: Handler, port: number): Promise<Listening> {
  const server = createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (incoming, outgoing) => {
    void handleRequest(handler, incoming, outgoing);
  });
  return {port: await startListening(server, port), close: () => closeServer(server)};
}

/** A server on 127.0.0.1. */
export interface Listening {
  port: number;
  /** Rejects new connections and closes the open ones. */
  close(): Promise<void>;
}

/** Resolves with the server's port on 127.0.0.1, a free one for `port` 0. Rejects when the port is taken. */
export async function startListening(server: NetServer, port: number): Promise<number> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The 405 response. `allow` lists the supported methods: `GET, HEAD`. */
export function methodNotAllowed(allow: string): Response {
  return Response.json({errors: 'Method Not Allowed'}, {status: 405, headers: {allow}});
}

/** Rejects other methods than GET and HEAD. Node.js sends no body for HEAD. */
export function forReading(handler: Handler): Handler {
  return async (request) =>
    ['GET', 'HEAD'].includes(request.method) ? handler(request) : methodNotAllowed('GET, HEAD');
}

/** Rejects new connections and closes the open ones. */
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
  discardUnreadBody(incoming, outgoing);
  const request = toRequest(incoming, outgoing);
  try {
    const response = request
      ? await handler(withLimitedBody(request))
      : errorResponse(400, 'Bad request');
    await sendResponse(outgoing, response);
  } catch (error) {
    if (error instanceof DropConnection) {
      incoming.socket.destroy();
      return;
    }
    if (outgoing.destroyed) return;
    if (error instanceof BodyTooLarge && !outgoing.headersSent) {
      await sendResponse(outgoing, errorResponse(413, 'The body is too large'));
      return;
    }
    console.error(`${incoming.method} ${pathOf(incoming)} failed`, error);
    if (outgoing.headersSent) outgoing.destroy();
    else await sendResponse(outgoing, errorResponse(500, 'An unexpected error occurred'));
  }
}

/**
 * Reads the rest of an unread body once the response has been sent. The rest would block the connection's next request,
 * and closing the connection would lose the response.
 */
export function discardUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    incoming.removeAllListeners('data');
    incoming.resume();
  });
}

/** Null when the request line or the headers are invalid. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | null {
  try {
    return createRequest(incoming, outgoing);
  } catch {
    return null;
  }
}

/** Counts the bytes as they are read, because a chunked body has no Content-Length. */
function withLimitedBody(request: Request): Request {
  if (!request.body) return request;
  const isAdmin = new URL(request.url).pathname.startsWith('/admin/');
  let left = isAdmin ? ADMIN_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES;
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > left;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      if (isTooLarge) controller.error(new BodyTooLarge());
    },
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new BodyTooLarge());
      else controller.enqueue(chunk);
    },
  });
  const init = {body: request.body.pipeThrough(counter), duplex: 'half' as const};
  return new Request(request, init);
}

function errorResponse(status: number, message: string): Response {
  return Response.json({errors: message}, {status});
}

/** The path without its query, which may contain a cart's secret. */
function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? '').split('?')[0] ?? '';
}
