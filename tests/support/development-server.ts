import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {vi} from 'vitest';
import {findFreePort} from './free-port';

/** On the first start Vite optimizes all dependencies. */
export const START_MS = 90_000;

export interface DevelopmentServer {
  /** Origin of the storefront. */
  url: string;
  /** The process id. */
  pid: number;
  close(): Promise<void>;
}

/**
 * What `npm run dev` starts, with its own ports and data folder. Rejects unless `path` is a page within `START_MS`.
 */
export async function startDevelopmentServer(path: string): Promise<DevelopmentServer> {
  const [port, backendPort] = [await findFreePort(), await findFreePort()];
  const data = await mkdtemp(join(tmpdir(), 'shop-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'embedded/dev.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      EMBEDDED_DATA: data,
      NODE_ENV: 'development',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  async function close() {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(data, {recursive: true, force: true});
  }
  async function respond() {
    const {status} = await fetch(url + path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  try {
    await vi.waitFor(respond, {timeout: START_MS, interval: 500});
  } catch (error) {
    await close();
    throw error;
  }
  return {url, pid: child.pid ?? 0, close};
}
