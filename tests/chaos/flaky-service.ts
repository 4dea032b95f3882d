import {createServer} from 'node:http';
import {HOST} from '../../embedded/http';

export interface FlakyService {
  port: number;
  /** How often it failed before the call was handled, after it, and not at all. */
  failures(): {rejected: number; responseLost: number; passed: number};
  close(): Promise<void>;
}

/** Headers that belong to a single connection. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

/**
 * A service that fails every third call: it responds with 500 or, the next time, handles the call and drops the
 * response, so that the caller repeats it. Forwards everything else to `target`.
 */
export async function startFlakyService(target: () => string): Promise<FlakyService> {
  const counts = {rejected: 0, responseLost: 0, passed: 0};
  let calls = 0;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      calls += 1;
      const call = calls;
      if (call % 6 === 0) {
        counts.rejected += 1;
        outgoing.writeHead(500, {'content-type': 'application/json'});
        outgoing.end('{"statusCode":500,"name":"internal_server_error","message":"Out of order"}');
        return;
      }
      const response = await fetch(`${target()}${incoming.url}`, {
        method: incoming.method,
        headers: Object.fromEntries(
          Object.entries(incoming.headers)
            .filter(([name]) => !OWN_HEADERS.includes(name))
            .map(([name, value]) => [name, String(value)]),
        ),
        body: Buffer.concat(chunks),
      });
      const body = await response.text();
      if (call % 3 === 0) {
        counts.responseLost += 1;
        incoming.socket.destroy();
        return;
      }
      counts.passed += 1;
      outgoing.writeHead(response.status, {'content-type': 'application/json'});
      outgoing.end(body);
    })().catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    port: (server.address() as {port: number}).port,
    failures: () => ({...counts}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
