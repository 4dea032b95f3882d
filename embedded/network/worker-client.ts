import {randomUUID} from 'node:crypto';
import {Agent, request as ask} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {HOST} from '../http';

/**
 * Maximum of concurrent requests to the worker; one thread renders all pages, so each would wait for all the others.
 */
const MAX_CONCURRENT_REQUESTS = 512;

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

/** Sends requests to the worker at `port` on 127.0.0.1. */
export function createWorkerClient(port: number) {
  const agent = new Agent({keepAlive: true});
  let pending = 0;

  function send(
    request: IncomingMessage,
    response: ServerResponse | null,
  ): Promise<IncomingMessage> {
    const hasBody = response !== null && request.method !== 'GET' && request.method !== 'HEAD';
    return new Promise((resolve, reject) => {
      const upstream = ask({
        host: HOST,
        port,
        // The worker may leave a body half read, which makes the connection unusable.
        agent: hasBody ? false : agent,
        method: request.method,
        path: request.url?.replace(STRAY_PERCENT, '%25'),
        headers: workerHeaders(request),
      });
      pending += 1;
      upstream.once('close', () => {
        pending -= 1;
        // The rest of a body that the worker refuses is dropped: unread, it would block the visitor's next request.
        request.unpipe(upstream);
        request.resume();
      });
      upstream.once('response', resolve);
      upstream.once('error', (error) => {
        // The worker closes idle connections, sometimes at the moment one is reused.
        if (upstream.reusedSocket && !hasBody && !response?.destroyed)
          send(request, response).then(resolve, reject);
        else reject(error);
      });
      response?.once('close', () => upstream.destroy());
      if (hasBody) request.pipe(upstream);
      else upstream.end();
    });
  }

  return {
    /**
     * The worker's uncompressed response to a visitor's request; null when the worker is overloaded. Aborted when the
     * visitor disconnects. Without a visitor (`response` is null) the request is sent without its body. Rejects when
     * the connection breaks.
     */
    async fetch(
      request: IncomingMessage,
      response: ServerResponse | null,
    ): Promise<IncomingMessage | null> {
      return pending < MAX_CONCURRENT_REQUESTS ? send(request, response) : null;
    },

    close(): void {
      agent.destroy();
    },
  };
}

/** The visitor's headers with those that Oxygen sets: no visitor chooses the address that the limits count by. */
function workerHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  const own = Object.entries(request.headers).filter(([name]) => !NETWORK_HEADER.test(name));
  return {
    ...removeHopByHopHeaders(Object.fromEntries(own)),
    'accept-encoding': 'identity',
    'oxygen-buyer-ip': request.socket.remoteAddress,
    'request-id': randomUUID(),
  };
}

/** Removes the hop-by-hop headers. */
export function removeHopByHopHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const forwarded = {...headers};
  for (const name of HOP_BY_HOP_HEADERS) delete forwarded[name];
  return forwarded;
}
