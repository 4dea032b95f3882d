import {createServer} from 'node:net';

/** Below the ephemeral ports of outgoing connections, of which the tests open thousands. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const PORTS_OF_A_PROCESS = 60;

/**
 * Processes with neighbouring ids start at different ports, so that two don't find the same port before either listens.
 */
let last = FIRST_PORT + ((process.pid * PORTS_OF_A_PROCESS) % (LAST_PORT - FIRST_PORT));

/** Finds a free port of 127.0.0.1, a different one with every call. Rejects when none is free. */
export async function findFreePort(): Promise<number> {
  for (let tries = FIRST_PORT; tries < LAST_PORT; tries += 1) {
    last = last < LAST_PORT ? last + 1 : FIRST_PORT;
    if (await isFree(last)) return last;
  }
  throw new Error('There is no free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
