import {request as nodeRequest} from 'node:http';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {DropConnection, type Handler, HOST, listen} from './http';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function serve(handler: Handler): Promise<string> {
  const server = await listen(handler, 0);
  close = server.close;
  return `http://${HOST}:${server.port}`;
}

describe('the HTTP server', () => {
  it('leaves it to the client to close an idle connection', async () => {
    const origin = await serve(async () => new Response('text'));
    const {headers} = await fetch(origin);
    expect(headers.get('keep-alive')).toBe('timeout=60');
  });

  it('closes the connection on DropConnection', async () => {
    const origin = await serve(async () => {
      throw new DropConnection();
    });
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('logs an error once and responds with a 500 without its text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const origin = await serve(async () => {
      throw new Error('secret');
    });
    const response = await fetch(`${origin}/cart?key=hidden`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0]?.[0])).not.toContain('hidden');
  });

  it('rejects a body whose Content-Length exceeds the limit', async () => {
    const origin = await serve(async (request) => new Response(await request.text()));
    const response = await fetch(origin, {method: 'POST', body: Buffer.alloc(13 * 1024 * 1024)});
    expect(response.status).toBe(413);
  });

  it('rejects a chunked body that exceeds the limit', async () => {
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

  it('responds before the body was received, and accepts the next request', async () => {
    const origin = await serve(async () => new Response('enough', {status: 403}));
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(origin, {method: 'POST', body: Buffer.alloc(13 * 1024 * 1024)});
      expect(response.status).toBe(403);
      expect(await response.text()).toBe('enough');
    }
  });

  it("aborts the request's signal when the client disconnects", async () => {
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
