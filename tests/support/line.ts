import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** The way to a shop, which can be cut. */
export interface Line {
  /** Origin of the shop at the near end. */
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to `origin`. Cut, it is cut for every request: what browsers call offline, Firefox's service workers never are. */
export async function layLine(origin: string): Promise<Line> {
  const {hostname, port} = new URL(origin);
  const sockets = new Set<Socket>();
  let isCut = false;

  function join(near: Socket) {
    if (isCut) return near.destroy();
    const far = connect({host: hostname, port: Number(port)});
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
  function cut() {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer(join).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
