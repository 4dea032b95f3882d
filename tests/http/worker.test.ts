import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findFreePort} from '../support/free-port';

/** Answers every address with what the worker was asked for, but for one. */
const SERVER = `
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
  writeFileSync(join(buildFolder, 'server/index.js'), SERVER);
  writeFileSync(join(buildFolder, 'client/words.txt'), '0123456789');
});
afterAll(() => rmSync(buildFolder, {recursive: true}));

/**
 * A program that starts the worker at the port, prints its process's number and ends on SIGTERM. In a process of its own:
 * MiniOxygen throws an error that nobody can catch when the debugger's connection breaks as the runtime ends.
 */
const programAt = (port: number) => `
  import {startWorker} from ${JSON.stringify(fileURLToPath(new URL('../../embedded/worker.ts', import.meta.url)))};
  void startWorker({port: ${port}, buildFolder: ${JSON.stringify(buildFolder)}, env: {}}).then((close) => {
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
    // Windows knows no signals, and ends it there and then.
    const isOrderly = process.platform !== 'win32';
    expect(await once(worker, 'exit')).toEqual(isOrderly ? [0, null] : [null, 'SIGTERM']);
  });

  it.each(['GET', 'HEAD'])('finds a file by %s', async (method) => {
    const answer = await fetch(`http://127.0.0.1:${port}/words.txt?v=1`, {method});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe(method === 'GET' ? '0123456789' : '');
  });

  it.each(['/nothing.txt', '/page'])('leaves HEAD %s to the shop', async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {method: 'HEAD'});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBeNull();
  });

  it.each(['/%', '/product/%E0%A4%A', '/?Size=%', '/a%zz?b=%2'])(
    'hands the damaged address %s to the shop',
    async (path) => expect(await statusOf(port, path)).toBe(200),
  );

  it('passes bodies and encoded addresses on', async () => {
    const url = `http://127.0.0.1:${port}/a%20b?c=%25`;
    const answer = await fetch(url, {method: 'POST', body: 'text'});
    expect(await answer.text()).toBe(`POST ${url}`);
  });

  it('answers others while many wait for what is silent, and when they have gone', async () => {
    const leaving = new AbortController();
    const silences = Array.from({length: 80}, () =>
      fetch(`http://127.0.0.1:${port}/silent`, {signal: leaving.signal}).catch(() => null),
    );
    const page = () => fetch(`http://127.0.0.1:${port}/page`);
    expect((await page()).status).toBe(200);
    leaving.abort();
    await Promise.all(silences);
    expect((await page()).status).toBe(200);
  });
});

describe.skipIf(process.platform === 'win32')('a process that is killed outright', () => {
  it('takes its runtime with it', async () => {
    const port = await findFreePort();
    // Below a process that never asks how its children end: the killed one keeps its number, as in many a container.
    const parent = spawn(
      'sh',
      [
        '-c',
        '"$@" & exec sleep 60',
        'sh',
        process.execPath,
        '--import',
        'tsx',
        '-e',
        programAt(port),
      ],
      {stdio: ['ignore', 'pipe', 'inherit']},
    );
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
    process.kill(Number(chunk.toString()), 'SIGKILL');
    await expect
      .poll(() => statusOf(port, '/').catch(() => 'nobody'), {timeout: 10_000, interval: 200})
      .toBe('nobody');
    parent.kill('SIGKILL');
  });
});

/** Sends the path as it is, which fetch would tidy up. */
function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path, agent: false}, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });
}
