import {connect, createServer} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {HOST} from '../../embedded/http';

export interface Proxy {
  port: number;
  close(): Promise<void>;
}

/**
 * A proxy that delays PostgreSQL's protocol to `targetPort`: each chunk by up to `maxDelayMs`. Connections fail while
 * nothing listens there.
 */
export async function startSlowDatabase(
  targetPort: () => number,
  maxDelayMs: number,
): Promise<Proxy> {
  const server = createServer((client) => {
    const database = connect(targetPort(), HOST);
    pipeDelayed(client, database, maxDelayMs);
    pipeDelayed(database, client, maxDelayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    port: (server.address() as {port: number}).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function pipeDelayed(
  from: ReturnType<typeof connect>,
  to: ReturnType<typeof connect>,
  maxDelayMs: number,
) {
  let queue = Promise.resolve();
  from.on('data', (chunk) => {
    queue = queue.then(async () => {
      await wait(Math.random() * maxDelayMs);
      if (to.writable) to.write(chunk);
    });
  });
  const end = () => void queue.then(() => to.destroy());
  from.on('error', end).on('close', end);
}
