import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {PassThrough, Transform} from 'node:stream';

/** A proxy to a shop that can be disconnected. */
export interface TcpProxy {
  /** Origin at which the shop is reached through the proxy. */
  url: string;
  disconnect(): void;
  reconnect(): void;
  /** Breaks the open connections, and lets new ones in. */
  cut(how: 'ends' | 'is reset'): void;
  close(): Promise<void>;
}

/**
 * Starts a TCP proxy to `origin`. While it's disconnected, every request fails, including those of a service worker,
 * which Playwright's `setOffline` doesn't reach in Firefox. Delays each chunk by up to `maxDelayMs`.
 */
export async function startTcpProxy(origin: string, maxDelayMs = 0): Promise<TcpProxy> {
  const {hostname, port} = new URL(origin);
  const sockets = new Set<Socket>();
  let isDisconnected = false;

  function forward(client: Socket) {
    if (isDisconnected) return client.destroy();
    const upstream = connect({host: hostname, port: Number(port)});
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(createDelay(maxDelayMs)).pipe(other);
    }
  }
  function cut(how: 'ends' | 'is reset') {
    for (const socket of sockets) {
      if (how === 'ends') socket.destroy();
      else socket.resetAndDestroy();
    }
  }
  function disconnect() {
    isDisconnected = true;
    cut('ends');
  }

  const server = createServer(forward).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    disconnect,
    reconnect() {
      isDisconnected = false;
    },
    cut,
    async close() {
      disconnect();
      server.close();
      await once(server, 'close');
    },
  };
}

function createDelay(maxMs: number): Transform {
  if (maxMs === 0) return new PassThrough();
  return new Transform({
    transform: (chunk: Buffer, _encoding, pass) =>
      void setTimeout(() => pass(null, chunk), Math.random() * maxMs),
  });
}
