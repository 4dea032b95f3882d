import {Agent, request as ask} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {Transform} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';
import {HOST} from '../http';

/**
 * Maximum of concurrent requests to the worker; one thread renders all pages, so each would wait for all the others.
 */
const MAX_CONCURRENT_REQUESTS = 512;

/** A URL with a stray percent sign is the visitor's mistake; the runtime's URL parser throws on it. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

/** Unread bytes that workerd discards before it closes a connection. */
const UNREAD_LIMIT_BYTES = 32 * 1024;
const CHUNK_DELAY_MS = 50;
/** Delays of a body: pictures are long, and are read. */
const DELAYS = 4;
/** The longest text that the worker takes (`app/lib/requests/body-limit.ts`). */
const TEXT_BYTES = 64 * 1024;
/** How long a longer text, which is always refused, waits for that: on a busy machine it takes a while. */
const TEXT_PATIENCE_MS = 15_000;
const TEXT = /^(application\/(json|x-www-form-urlencoded)|text\/)/;

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
];

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
      let hasRefused = false;
      const upstream = ask({
        host: HOST,
        port,
        // The worker may leave a body half read, which makes the connection unusable.
        agent: hasBody ? false : agent,
        method: request.method,
        path: request.url?.replace(STRAY_PERCENT, '%25'),
        headers: {...removeHopByHopHeaders(request.headers), 'accept-encoding': 'identity'},
      });
      pending += 1;
      upstream.once('close', () => (pending -= 1));
      upstream.once('response', (incoming) => {
        hasRefused = (incoming.statusCode ?? 0) >= 400;
        resolve(incoming);
      });
      upstream.once('error', (error) => {
        // The worker closes idle connections, sometimes at the moment one is reused.
        if (upstream.reusedSocket && !hasBody && !response?.destroyed)
          send(request, response).then(resolve, reject);
        else reject(error);
      });
      response?.once('close', () => upstream.destroy());
      if (hasBody) {
        const isText = TEXT.test(request.headers['content-type'] ?? '');
        const waitsAt = isText ? waitingPoint(Number(request.headers['content-length'])) : Infinity;
        request.pipe(createDelayedStream(waitsAt, () => hasRefused)).pipe(upstream);
      } else upstream.end();
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

/**
 * Forwards a body, and gives the worker time to refuse it by its headers or its first bytes; the rest of a refused one is dropped.
 * After a refusal the worker closes the connection on the unread rest, and Node then loses a response that it has not read yet.
 * A body below the number of unread bytes that the runtime discards is sent at once.
 */
function createDelayedStream(waitsAt: number, hasRefused: () => boolean): Transform {
  let bytesSent = 0;
  let delaysLeft = DELAYS;
  let hasWaited = false;
  return new Transform({
    transform(this: Transform, chunk: Buffer, _encoding, done) {
      const room = Math.max(0, waitsAt - bytesSent);
      bytesSent += chunk.length;
      if (bytesSent <= UNREAD_LIMIT_BYTES) return done(null, chunk);
      if (hasRefused()) return done();
      if (bytesSent > waitsAt && !hasWaited) {
        hasWaited = true;
        this.push(chunk.subarray(0, room));
        waitUntil(hasRefused, TEXT_PATIENCE_MS).then(
          (isRefused) => (isRefused ? done() : done(null, chunk.subarray(room))),
          done,
        );
        return;
      }
      if (waitsAt < Infinity || delaysLeft === 0) return setImmediate(done, null, chunk);
      delaysLeft -= 1;
      setTimeout(done, CHUNK_DELAY_MS, null, chunk);
    },
  });
}

/**
 * How many bytes of a text are sent before its refusal is waited for: those that are discarded where its length refuses it, else
 * enough for the worker to see that it is too long.
 */
function waitingPoint(length: number): number {
  return length > TEXT_BYTES ? UNREAD_LIMIT_BYTES : TEXT_BYTES + UNREAD_LIMIT_BYTES / 2;
}

/** Whether it became true within the time. */
async function waitUntil(isTrue: () => boolean, patienceMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < patienceMs && !isTrue(); waitedMs += CHUNK_DELAY_MS) {
    await wait(CHUNK_DELAY_MS);
  }
  return isTrue();
}

/** Removes the hop-by-hop headers. */
export function removeHopByHopHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const forwarded = {...headers};
  for (const name of HOP_BY_HOP_HEADERS) delete forwarded[name];
  return forwarded;
}
