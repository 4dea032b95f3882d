import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {Agent, request as ask, type IncomingMessage} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';
import {HOST, type Handler} from '../http';

/**
 * Maximum of concurrent requests to the worker; one thread renders all pages, so each would wait for all the others.
 */
const MAX_CONCURRENT_REQUESTS = 512;

/** Seconds after which a visitor may retry when the worker is overloaded. */
const RETRY_AFTER_SECONDS = '5';

/** A URL with a stray percent sign is the visitor's mistake; the runtime's URL parser throws on it. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
];

/** Headers that only the network itself sets. */
const NETWORK_HEADER = /^(oxygen-|request-id$)/;

/** The runtime closes a connection that is idle for five seconds; a request sent at that moment would be lost. */
const IDLE_MS = 4000;

/** Statuses of responses without a body. */
const BODILESS = [204, 205, 304];

/**
 * Sends requests to the worker at `port` on 127.0.0.1, whose responses are not compressed. 503 while too many are open.
 * Rejects when the connection breaks, and when the visitor disconnects. Node's `fetch` cannot send the visitor's
 * `Host`.
 */
export function createWorkerClient(port: number): Handler {
  const agent = new Agent({keepAlive: true, timeout: IDLE_MS});
  let pending = 0;

  async function send(request: Request): Promise<Response> {
    const {pathname, search} = new URL(request.url);
    const upstream = ask({
      host: HOST,
      port,
      // The worker may leave a body half read, which makes the connection unusable.
      agent: request.body ? false : agent,
      method: request.method,
      path: `${pathname}${search}`.replace(STRAY_PERCENT, '%25'),
      headers: Object.fromEntries(withoutHopByHop(request.headers)),
      signal: request.signal,
    });
    // An error after the response starts breaks off the response's own stream.
    upstream.on('error', () => {});
    const responding = once(upstream, 'response') as Promise<[IncomingMessage]>;
    if (request.body) {
      const body = Readable.fromWeb(request.body as NodeReadableStream);
      void pipeline(body, upstream).catch(() => {});
    } else upstream.end();
    const [incoming] = await responding;
    return toResponse(incoming, request.method);
  }

  return async (request) => {
    if (pending >= MAX_CONCURRENT_REQUESTS) return overloaded();
    pending += 1;
    try {
      return await send(request);
    } finally {
      pending -= 1;
    }
  };
}

function toResponse(incoming: IncomingMessage, method: string): Response {
  const {statusCode: status = 502, headersDistinct} = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const init = {status, headers: withoutHopByHop(headers)};
  if (method === 'HEAD' || BODILESS.includes(status)) {
    incoming.resume();
    return new Response(null, init);
  }
  return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, init);
}

/**
 * The visitor's request with the headers that Oxygen sets: a visitor can't choose the IP address that the limits use.
 */
export function withOxygenHeaders(request: Request, buyerIp: string): Request {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (NETWORK_HEADER.test(name)) headers.delete(name);
  headers.set('accept-encoding', 'identity');
  headers.set('oxygen-buyer-ip', buyerIp);
  headers.set('request-id', randomUUID());
  return new Request(request, {headers});
}

function withoutHopByHop(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  for (const name of HOP_BY_HOP_HEADERS) forwarded.delete(name);
  return forwarded;
}

function overloaded(): Response {
  return new Response('Too many visitors at once', {
    status: 503,
    headers: {'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store'},
  });
}
