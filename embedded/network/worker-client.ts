import {Agent, request as ask} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {Transform} from 'node:stream';
import {HOST} from '../http';

/** As many requests are in the worker at once; one thread draws all pages, and each would wait for all the others. */
const MOST_AT_ONCE = 512;

/** An address with a stray per cent sign is the visitor's mistake; the runtime's URL parser throws at it. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

/** So many unread bytes workerd reads for itself before it closes a connection. */
const PATIENT_BYTES = 32 * 1024;
const PAUSE_MS = 50;

/** Between two hops alone (RFC 9110, 7.6.1). */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** Asks the worker that listens at `port` on 127.0.0.1. */
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
        // The worker may leave a body half read, and its connection with it.
        agent: hasBody ? false : agent,
        method: request.method,
        path: request.url?.replace(STRAY_PERCENT, '%25'),
        headers: {...withoutHops(request.headers), 'accept-encoding': 'identity'},
      });
      asked += 1;
      upstream.once('close', () => (asked -= 1));
      upstream.once('response', resolve).once('error', (error) => {
        // The worker closes connections that rest, sometimes in the moment in which one is taken up again.
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
     * The worker's response to a visitor's request, not compressed; null when too many are in the worker already. It is given
     * up when the visitor leaves. Without a visitor (`response` is null) the request goes without its body. Rejects when the
     * connection breaks.
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
 * Passes a body on, and gives the worker a moment to refuse it: by its headers, and by its first bytes. A worker that does so
 * closes the connection upon what it has not read, and Node then forgets a response that waits unread. What is as short as
 * the runtime's own patience with unread bytes goes at once.
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

/** The headers that are meant for more than the next hop. */
export function withoutHops(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = {...headers};
  for (const name of HOP_HEADERS) delete kept[name];
  return kept;
}
