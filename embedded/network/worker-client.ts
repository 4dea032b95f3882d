import {Agent, request as ask} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {Transform} from 'node:stream';
import {HOST} from '../http';

/**
 * Maximum of concurrent requests to the worker; one thread renders all pages, so each would wait for all the others.
 */
const MOST_AT_ONCE = 512;

/** A URL with a stray percent sign is the visitor's mistake; the runtime's URL parser throws on it. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

/** Unread bytes that workerd discards before it closes a connection. */
const PATIENT_BYTES = 32 * 1024;
const PAUSE_MS = 50;

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** Sends requests to the worker at `port` on 127.0.0.1. */
export function createWorkerClient(port: number) {
  const agent = new Agent({keepAlive: true});
  let asked = 0;

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
        headers: {...withoutHops(request.headers), 'accept-encoding': 'identity'},
      });
      asked += 1;
      upstream.once('close', () => (asked -= 1));
      upstream.once('response', resolve).once('error', (error) => {
        // The worker closes idle connections, sometimes at the moment one is reused.
        if (upstream.reusedSocket && !hasBody && !response?.destroyed)
          send(request, response).then(resolve, reject);
        else reject(error);
      });
      response?.once('close', () => upstream.destroy());
      if (hasBody) request.pipe(withPauses()).pipe(upstream);
      else upstream.end();
    });
  }

  return {
    /**
     * The worker's uncompressed response to a visitor's request; null when the worker is overloaded. Aborted when the
     * visitor disconnects. Without a visitor (`response` is null) the request is sent without its body. Rejects when
     * the connection breaks.
     */
    async ask(
      request: IncomingMessage,
      response: ServerResponse | null,
    ): Promise<IncomingMessage | null> {
      return asked < MOST_AT_ONCE ? send(request, response) : null;
    },

    close(): void {
      agent.destroy();
    },
  };
}

/**
 * Forwards a body, with delays that give the worker time to refuse it by its headers or its first bytes. After a
 * refusal the worker closes the connection on the unread rest, and Node then loses a response that it has not read yet.
 * A body below the number of unread bytes that the runtime discards is sent at once.
 */
function withPauses(): Transform {
  let passed = 0;
  let pauses = 4;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed <= PATIENT_BYTES) return done(null, chunk);
      if (pauses === 0) return setImmediate(done, null, chunk);
      pauses -= 1;
      setTimeout(done, PAUSE_MS, null, chunk);
    },
  });
}

/** Removes the hop-by-hop headers. */
export function withoutHops(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = {...headers};
  for (const name of HOP_HEADERS) delete kept[name];
  return kept;
}
