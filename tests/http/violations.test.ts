import {beforeAll, describe, expect, it, vi} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  // Its own shop: the tests in other files cause reports too.
  shop = await startShop();
  return () => shop.close();
});

const REPORT = {
  'csp-report': {
    'document-uri': 'https://shop.example/unsubscribe?token=secret-7',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?visitor=secret-7',
  },
};

const post = async (body: string) => {
  const response = await fetch(`${shop.url}/api/violations`, {
    method: 'POST',
    headers: {'content-type': 'application/csp-report'},
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

  it('is well-formed', async () => {
    expect(await post('{')).toBe(400);
    expect(await post('{}')).toBe(400);
  });
});
