import {beforeAll, describe, expect, it, vi} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  // Of its own: reports are limited, and other files cause some.
  shop = await startShop();
  return () => shop.close();
});

const TYPE = 'application/csp-report';
const REPORT = {
  'csp-report': {
    'document-uri': 'https://shop.example/unsubscribe?token=secret-7',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?visitor=secret-7',
  },
};

const post = async (body: string, type = TYPE) => {
  const response = await fetch(`${shop.url}/api/violations`, {
    method: 'POST',
    headers: {'content-type': type},
    body,
  });
  return response.status;
};

describe('a report of the content security policy', () => {
  it('is counted, with nothing personal', async () => {
    expect(await post(JSON.stringify(REPORT))).toBe(204);
    let output = '';
    // The runtime writes the line shortly after the response.
    await vi.waitFor(() => {
      output += shop.readOutput();
      expect(output).toContain(
        '{"event":"violation","directive":"script-src-elem","blocked":"https://evil.example","count":1}',
      );
    }, 5000);
    expect(output).not.toContain('secret-7');
  });

  it('is small and well-formed', async () => {
    expect(await post('{')).toBe(400);
    expect(await post('{}')).toBe(400);
    expect(await post(JSON.stringify(REPORT), 'text/plain')).toBe(415);
    expect(await post(JSON.stringify({...REPORT, more: 'x'.repeat(9000)}))).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(REPORT)));
        controller.close();
      },
    });
    const response = await fetch(`${shop.url}/api/violations`, {
      method: 'POST',
      headers: {'content-type': TYPE},
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(411);
  });

  it('is one of sixty a minute', async () => {
    const statuses = [];
    for (let index = 0; index < 130; index += 1) statuses.push(await post(JSON.stringify(REPORT)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});
