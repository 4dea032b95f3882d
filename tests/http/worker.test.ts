import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findFreePort} from '../support/free-port';
import {listeningPorts, runtimesOf} from '../support/processes';

/** Responds to every path with the request line, except `/silent`, which does not respond. */
const WORKER_SOURCE = `
export default {
  async fetch(request) {
    const {pathname} = new URL(request.url);
    if (pathname === '/silent') return new Promise((resolve) => setTimeout(resolve, 60_000));
    return new Response(request.method + ' ' + request.url);
  },
};`;

let buildFolder: string;
beforeAll(() => {
  buildFolder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(buildFolder, 'server'));
  mkdirSync(join(buildFolder, 'client'));
  writeFileSync(join(buildFolder, 'server/index.js'), WORKER_SOURCE);
  writeFileSync(join(buildFolder, 'client/words.txt'), '0123456789');
});

/** A program that starts the worker at the port, prints its process id and ends on SIGTERM. */
const programAt = (port: number) => `
  import {startWorker} from ${JSON.stringify(fileURLToPath(new URL('../../embedded/worker.ts', import.meta.url)))};
  const onEnd = ({message}) => {
    console.error(message);
    process.exit(3);
  };
  void startWorker({port: ${port}, buildFolder: ${JSON.stringify(buildFolder)}, env: {}, onEnd}).then((close) => {
    process.once('SIGTERM', () => void close());
    console.log(process.pid);
  });`;

describe('the production worker', () => {
  let port: number;
  let worker: ChildProcess;
  beforeAll(async () => {
    port = await findFreePort();
    const program = ['--import', 'tsx', '-e', programAt(port)];
    worker = spawn(process.execPath, program, {stdio: ['ignore', 'pipe', 'inherit']});
    await once(worker.stdout!, 'data');
  });
  afterAll(async () => {
    worker.kill('SIGTERM');
    // Windows has no signals and terminates it at once.
    const isOrderly = process.platform !== 'win32';
    expect(await once(worker, 'exit')).toEqual(isOrderly ? [0, null] : [null, 'SIGTERM']);
  });

  // The runtime and its sockets are found in /proc.
  it.skipIf(process.platform !== 'linux')(
    'opens no debugger, which any web page could read',
    () => {
      const [runtime, ...others] = runtimesOf(worker.pid ?? 0);
      expect(others).toEqual([]);
      // The one through which the network reaches the worker.
      expect(listeningPorts(runtime ?? 0)).toHaveLength(1);
    },
  );

  it('responds while many requests wait for a slow response, and after they were aborted', async () => {
    const controller = new AbortController();
    const pending = Array.from({length: 80}, () =>
      fetch(`http://127.0.0.1:${port}/silent`, {signal: controller.signal}).catch(() => null),
    );
    const page = () => fetch(`http://127.0.0.1:${port}/page`);
    expect((await page()).status).toBe(200);
    controller.abort();
    await Promise.all(pending);
    expect((await page()).status).toBe(200);
  });
});

// The runtime is found in /proc.
describe.skipIf(process.platform !== 'linux')('a runtime that exits unexpectedly', () => {
  it('ends the process that started it, with one sentence', async () => {
    const program = ['--import', 'tsx', '-e', programAt(await findFreePort())];
    const worker = spawn(process.execPath, program, {stdio: ['ignore', 'pipe', 'pipe']});
    let errors = '';
    worker.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await once(worker.stdout, 'data');
    const ended = once(worker, 'exit');
    for (const pid of runtimesOf(worker.pid ?? 0)) process.kill(pid, 'SIGKILL');
    expect(await ended).toEqual([3, null]);
    expect(errors).toMatch(/^The Workers runtime has ended by itself.*\n$/);
  });
});
