import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type {Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {closeServer, HOST, type Listening, startListening} from '../http';
import {startNetwork} from './network';

const PAGE = {
  'Content-Type': 'text/html',
  'Oxygen-Cache-Control': 'public, max-age=60',
  Vary: 'Accept-Encoding',
};
/** More than sockets hold, so that it is not whole until it is read. */
const BODY = Buffer.alloc(8 * 1024 * 1024, 'x');

describe('the CDN in front of the worker', () => {
  let clientFolder: string;
  let worker: Server;
  let network: Listening;
  let origin: string;
  let asked: string[];
  let listener: RequestListener;

  beforeEach(async () => {
    asked = [];
    listener = (_, response) => response.writeHead(200, PAGE).end('page '.repeat(100));
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    clientFolder = join(folder, 'client');
    mkdirSync(join(clientFolder, 'assets'), {recursive: true});
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(clientFolder, 'words.txt'), 'a file');
    writeFileSync(join(clientFolder, 'film.mp4'), '0123456789'.repeat(100));
    writeFileSync(join(clientFolder, 'assets/root-abc.avif'), 'picture');
    worker = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      listener(request, response);
    });
    const workerPort = await startListening(worker, 0);
    network = await startNetwork({port: 0, workerPort, clientFolder});
    origin = `http://${HOST}:${network.port}`;
  });
  afterEach(() => Promise.all([network.close(), closeServer(worker)]));

  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${origin}${path}`, init);
    return {
      status: response.status,
      state: response.headers.get('oxygen-full-page-cache'),
      encoding: response.headers.get('content-encoding'),
      text: await response.text(),
    };
  };

  it('requests a cacheable page from the worker once', async () => {
    const first = await get('/about');
    const second = await get('/about');
    expect([first.state, second.state]).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    expect(second.encoding).toBe('gzip');
    expect(asked).toEqual(['GET /about']);
  });

  it('serves the files of the build, hashed ones as immutable', async () => {
    expect(await get('/words.txt')).toMatchObject({status: 200, text: 'a file', state: null});
    const named = await fetch(`${origin}/film.mp4?t=1`);
    expect(Object.fromEntries(named.headers)).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    });
    const hashed = await fetch(`${origin}/assets/root-abc.avif`);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('image/avif');
    expect(asked).toEqual([]);
  });

  it.each(['/', '/assets', '/../secret.txt', '/%2e%2e/secret.txt', '/%00', '/%zz'])(
    'asks the worker for %s',
    async (path) => {
      // Sent unchanged; fetch would normalize it.
      await new Promise((resolve, reject) => {
        request(origin, {path}, (response) => resolve(response.resume()))
          .once('error', reject)
          .end();
      });
      expect(asked).toHaveLength(1);
    },
  );

  it('replaces a visitor’s headers with Oxygen’s', async () => {
    let received: IncomingHttpHeaders = {};
    listener = ({headers}, response) => {
      received = headers;
      response.end();
    };
    await get('/contact', {
      headers: {
        'oxygen-buyer-ip': '203.0.113.9',
        'Oxygen-Buyer-Country': 'FR',
        'request-id': 'made-up-by-a-visitor',
        'x-mine': 'kept',
      },
    });
    expect(received).toMatchObject({'oxygen-buyer-ip': HOST, 'x-mine': 'kept'});
    expect(received['request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(Object.keys(received)).not.toContain('oxygen-buyer-country');
  });

  it('responds with 413 when the worker closes the connection on a body', async () => {
    listener = (request) => request.socket.destroy();
    expect((await get('/', {method: 'POST', body: BODY})).status).toBe(413);
    listener = (_, response) => response.writeHead(200, PAGE).end('page');
    expect((await get('/about')).status).toBe(200);
  });

  it('responds to the next request on a connection whose last body the worker rejected', async () => {
    const agent = new Agent({keepAlive: true, maxSockets: 1});
    const post = (body: Buffer) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = {agent, method: 'POST', headers: {'content-length': body.length}};
        request(`${origin}/contact`, options, resolve).once('error', reject).end(body);
      });
    let refusing: Socket | undefined;
    listener = ({socket}) => {
      refusing = socket;
      socket.write('HTTP/1.1 413 Content Too Large\r\ncontent-length: 9\r\n\r\ntoo large');
    };
    const first = await post(BODY);
    expect([first.statusCode, await text(first)]).toEqual([413, 'too large']);
    refusing?.destroy();
    listener = (message, response) => void message.pipe(response);
    const second = await post(Buffer.from('short'));
    expect([second.statusCode, await text(second)]).toEqual([200, 'short']);
    expect(second.socket).toBe(first.socket);
    agent.destroy();
  });

  it('responds with 413 when the worker breaks the connection while it rejects a body', async () => {
    listener = ({socket}) => {
      socket.end('HTTP/1.1 413 Content Too Large\r\ncontent-length: 9\r\n\r\ntoo');
    };
    const {status, text} = await get('/contact', {method: 'POST', body: BODY});
    expect([status, text]).toEqual([413, 'Content Too Large']);
  });

  it('responds with 502 when the worker breaks the connection, and continues', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    listener = (request) => request.socket.destroy();
    expect((await get('/about')).status).toBe(502);
    expect(complaint).toHaveBeenCalledOnce();
    listener = (_, response) => response.writeHead(200, PAGE).end('page');
    expect((await get('/about')).status).toBe(200);
  });

  it('responds with 503 and Retry-After above the limit of pending requests', async () => {
    const open: (() => void)[] = [];
    listener = (_, response) => void open.push(() => response.end('late'));
    const waiting = Array.from({length: 512}, (_, n) => get(`/slow/${n}`));
    await expect.poll(() => open.length).toBe(512);
    const late = await fetch(`${origin}/late`);
    expect(late.status).toBe(503);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const end of open) end();
    await Promise.all(waiting);
    listener = (_, response) => response.end('free');
    expect((await get('/late')).text).toBe('free');
  });
});
