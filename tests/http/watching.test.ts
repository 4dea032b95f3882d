import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({env: {LOG_REQUESTS: 'on', SHOP_CACHE: 'on'}});
});
afterAll(() => shop.close());
beforeEach(() => shop.control.clearFaults());

interface Line {
  event: string;
  id: string;
  [field: string]: unknown;
}

/** The lines of one request; the runtime hands them on a moment after the answer. */
async function linesOf(id: string | null, count: number): Promise<Line[]> {
  let output = '';
  return vi.waitFor(() => {
    output += shop.readOutput();
    const lines = output
      .split('\n')
      .filter((text) => text.startsWith('{') && text.includes(`"${id}"`))
      .map((text) => JSON.parse(text) as Line);
    expect(lines).toHaveLength(count);
    return lines;
  }, 5000);
}

describe('every request', () => {
  it('has one line, with what was asked of others and nothing of who asked', async () => {
    for (const campaign of ['first', 'second']) {
      const address = `${shop.url}/product/first-light?utm_source=ada@example.ca&n=${campaign}`;
      const answer = await fetch(address);
      await answer.text();
      expect(answer.headers.get('server-timing')).toBeNull();
      const [line] = await linesOf(answer.headers.get('x-request-id'), 1);
      expect(line).toMatchObject({
        event: 'request',
        route: 'routes/product.$handle',
        method: 'GET',
        path: '/product/first-light',
        status: 200,
      });
      expect(line?.ms).toEqual(expect.any(Number));
      const storefront = {to: 'storefront', status: 200, ms: expect.any(Number) as number};
      expect(line?.calls).toEqual(campaign === 'first' ? [storefront] : undefined);
      expect(JSON.stringify(line)).not.toContain('ada@');
    }
  });

  it('that leads nowhere is told of with its path, without its query', async () => {
    const answer = await fetch(`${shop.url}/no/such/page?email=ada@example.ca`);
    const [line] = await linesOf(answer.headers.get('x-request-id'), 1);
    expect(line).toMatchObject({
      event: 'not-found',
      route: 'routes/$',
      status: 404,
      path: '/no/such/page',
    });
    expect(JSON.stringify(line)).not.toContain('ada@');
  });

  it('that failed says of what, and never what the visitor wrote', async () => {
    await shop.control.setFaults([{target: 'functions', status: 503}]);
    const answer = await fetch(`${shop.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({email: 'ada@example.ca'}),
    });
    expect(answer.status).toBe(502);
    const lines = await linesOf(answer.headers.get('x-request-id'), 2);
    expect(lines).toMatchObject([
      {event: 'failure', what: 'function newsletter-signup', reason: '503'},
      {
        event: 'request',
        route: 'routes/newsletter',
        status: 502,
        calls: [{to: 'functions', status: 503, fault: 'http'}],
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  });
});

describe('/healthz', () => {
  async function ask(origin: string) {
    const answer = await fetch(`${origin}/healthz`);
    return {answer, body: (await answer.json()) as Record<string, unknown>};
  }

  it('of the shop is well when those are whom it depends on, for nobody to keep or to find', async () => {
    const {answer, body} = await ask(shop.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const ok = {status: 'ok'};
    expect(body).toEqual({status: 'ok', storefront: ok, functions: ok});
  });

  it('of the shop says who fails and since when, and 503 only when nothing can be sold', async () => {
    const failing = {status: 'failing', since: expect.stringMatching(/^\d{4}-.*Z$/) as string};
    await shop.control.setFaults([{target: 'functions', status: 500}]);
    await vi.waitFor(async () => {
      const {answer, body} = await ask(shop.url);
      expect(body).toEqual({status: 'degraded', storefront: {status: 'ok'}, functions: failing});
      expect(answer.status).toBe(200);
    }, 6000);
    await shop.control.setFaults([{target: 'storefront', status: 402}]);
    await vi.waitFor(async () => {
      const {answer, body} = await ask(shop.url);
      expect(body).toEqual({status: 'failing', storefront: failing, functions: {status: 'ok'}});
      expect(answer.status).toBe(503);
    }, 6000);
  });

  it('of the backend names each of its parts', async () => {
    const ok = {status: 'ok'};
    expect((await ask(shop.backendUrl)).body).toEqual({
      status: 'ok',
      database: ok,
      functions: ok,
      storage: ok,
      mail: ok,
    });
    await shop.control.setFaults([{target: 'mail', status: 500}]);
    const {answer, body} = await ask(shop.backendUrl);
    expect(answer.status).toBe(503);
    expect(body).toMatchObject({status: 'failing', database: ok, mail: {status: 'failing'}});
  });
});
