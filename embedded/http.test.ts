import {request as nodeRequest} from 'node:http';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {closeServer, DropConnection, type Handler, listen} from './http';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function serve(handler: Handler): Promise<string> {
  const server = await listen(handler, 0);
  close = () => closeServer(server);
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

describe('listen', () => {
  it('hands on method, address, headers and body, and sends back the answer', async () => {
    const origin = await serve(async (request) =>
      Response.json(
        {method: request.method, path: new URL(request.url).pathname, body: await request.text()},
        {status: 201, headers: {'x-seen': request.headers.get('x-sent') ?? ''}},
      ),
    );
    const response = await fetch(`${origin}/a/b?c`, {
      method: 'POST',
      body: 'déjà vu',
      headers: {'x-sent': 'yes'},
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-seen')).toBe('yes');
    expect(await response.json()).toEqual({method: 'POST', path: '/a/b', body: 'déjà vu'});
  });

  it('sends no body in answer to HEAD', async () => {
    const origin = await serve(async () => new Response('text', {headers: {'x-here': '1'}}));
    const response = await fetch(origin, {method: 'HEAD'});
    expect(response.headers.get('x-here')).toBe('1');
    expect(await response.text()).toBe('');
  });

  it('breaks the connection off when told so', async () => {
    const origin = await serve(async () => {
      throw new DropConnection();
    });
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('logs a failure once and answers 500 without its text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const origin = await serve(async () => {
      throw new Error('secret');
    });
    const response = await fetch(`${origin}/cart?key=hidden`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0]?.[0])).not.toContain('hidden');
    log.mockRestore();
  });

  it('refuses a body that is announced as too large', async () => {
    const origin = await serve(async (request) => new Response(await request.text()));
    const response = await fetch(origin, {method: 'POST', body: Buffer.alloc(13 * 1024 * 1024)});
    expect(response.status).toBe(413);
  });

  it('refuses a body that grows too large on its way', async () => {
    const origin = await serve(async (request) => new Response(await request.text()));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = nodeRequest(origin, {method: 'POST'}, (response) =>
        resolve(response.statusCode),
      );
      sending.on('error', reject);
      for (let part = 0; part < 13; part += 1) sending.write(Buffer.alloc(1024 * 1024));
      sending.end();
    });
    expect(status).toBe(413);
  });

  it('answers before the body has arrived, and takes the next request', async () => {
    const origin = await serve(async () => new Response('enough', {status: 403}));
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(origin, {method: 'POST', body: Buffer.alloc(13 * 1024 * 1024)});
      expect(response.status).toBe(403);
      expect(await response.text()).toBe('enough');
    }
  });

  it('tells the handler when the sender goes away in the middle', async () => {
    const failed = new Promise<unknown>((resolve) => {
      void serve(async (request) => {
        await request.arrayBuffer().catch(resolve);
        return new Response();
      }).then((origin) => {
        const sending = nodeRequest(origin, {method: 'POST', headers: {'content-length': '1000'}});
        sending.on('error', () => {});
        sending.write('half', () => sending.destroy());
      });
    });
    expect(await failed).toBeInstanceOf(Error);
  });
});
