import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startShop} from '../support/shop';

const shop = await startShop({
  env: {LOG_REQUESTS: 'on', SHOP_CACHE: 'on', PUBLIC_GA4_ID: 'G-TEST'},
});
afterAll(() => shop.close());
beforeEach(() => shop.control.clearFaults());

interface LogLine {
  event: string;
  id: string;
  [field: string]: unknown;
}

/** The log lines of one request; the runtime writes them shortly after the response. */
async function linesOf(id: string | null, count: number): Promise<LogLine[]> {
  let output = '';
  return vi.waitFor(() => {
    output += shop.readOutput();
    const lines = output
      .split('\n')
      .filter((text) => text.startsWith('{') && text.includes(`"${id}"`))
      .map((text) => JSON.parse(text) as LogLine);
    expect(lines).toHaveLength(count);
    return lines;
  }, 5000);
}

describe('every request', () => {
  it('has one log line, with its backend calls and without personal data', async () => {
    for (const campaign of ['first', 'second']) {
      const path = `/product/first-light?utm_source=ada@example.ca&n=${campaign}`;
      const {headers} = await shop.get(path);
      const [line] = await linesOf(headers.get('x-request-id'), 1);
      expect(line).toMatchObject({
        event: 'request',
        method: 'GET',
        path: '/product/first-light',
        status: 200,
      });
      expect(line?.ms).toEqual(expect.any(Number));
      const storefront = {to: 'storefront', status: 200, ms: expect.any(Number) as number};
      // The product, and its prices in US dollars.
      const calls = [storefront, storefront];
      expect(line?.calls).toEqual(campaign === 'first' ? calls : undefined);
      expect(JSON.stringify(line)).not.toContain('ada@');
    }
  });

  it('for a private page is logged without its token, and its page is not measured', async () => {
    const token = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
    for (const page of ['status', 'progress']) {
      const {headers, html} = await shop.get(`/commissions/${page}/${token}`);
      expect(html).not.toContain('G-TEST');
      const lines = await linesOf(headers.get('x-request-id'), 2);
      expect(lines).toMatchObject([
        {event: 'failure', what: `function commission-${page}`, reason: '404'},
        {event: 'not-found', path: `/commissions/${page}`, status: 404},
      ]);
      expect(JSON.stringify(lines)).not.toContain(token);
    }
    expect((await shop.get('/commissions')).html).toContain('G-TEST');
  });
});

describe('/healthz', () => {
  async function getHealth() {
    const {status, headers, html} = await shop.get('/healthz');
    return {status, headers, body: JSON.parse(html) as object};
  }

  it('of the shop is ok when its dependencies are, and is neither cached nor indexed', async () => {
    const {status, headers, body} = await getHealth();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const ok = {status: 'ok'};
    expect(body).toEqual({status: 'ok', storefront: ok, functions: ok});
  });

  it('of the shop names what fails, and is a 503 only when nothing can be sold', async () => {
    const failing = {status: 'failing'};
    await shop.control.setFaults([{target: 'functions', status: 500}]);
    await vi.waitFor(async () => {
      const {status, body} = await getHealth();
      expect(body).toEqual({status: 'degraded', storefront: {status: 'ok'}, functions: failing});
      expect(status).toBe(200);
    }, 6000);
    await shop.control.setFaults([{target: 'storefront', status: 402}]);
    await vi.waitFor(async () => {
      const {status, body} = await getHealth();
      expect(body).toEqual({status: 'failing', storefront: failing, functions: {status: 'ok'}});
      expect(status).toBe(503);
    }, 6000);
  });
});
