import {get as ask, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

/** A page is given as it is for that long, and rendered anew behind a visitor's back from then on. */
const FRESH_MS = 5000;

const PAGES = [
  '/',
  '/collections/prints',
  '/collections/originals',
  '/product/first-light',
  '/product/first-light/early-access',
  '/gallery',
  '/about',
  '/commissions',
  '/contact',
  '/pages/terms',
];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({env: {SHOP_CACHE: 'on'}});
});
afterAll(() => shop.close());
beforeEach(() => shop.control.clearFaults());

async function get(path: string, init: RequestInit = {}) {
  const startedAt = performance.now();
  const response = await fetch(`${shop.url}${path}`, {redirect: 'manual', ...init});
  const text = await response.text();
  return {
    text,
    status: response.status,
    headers: response.headers,
    source: response.headers.get('X-Page-Cache'),
    ms: performance.now() - startedAt,
  };
}

/** As the bytes come: `fetch` asks for gzip and unpacks it by itself. */
async function getPacked(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(`${shop.url}${path}`, {headers}, resolve).on('error', reject);
  });
  return {headers: response.headers, body: await buffer(response)};
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for a page twice, so that it is kept. */
async function keep(path: string) {
  await get(path);
  return get(path);
}

const policyNonce = (headers: Headers) =>
  headers.get('Content-Security-Policy')?.match(/'nonce-([^']+)'/)?.[1];

describe('a page that was asked for before', () => {
  it.each(PAGES)('comes from the cache: %s', async (path) => {
    const {source, headers, text} = await keep(path);
    expect(source).toBe('fresh');
    expect(headers.get('Cache-Control')).toBe('private, max-age=5');
    for (const name of ['Set-Cookie', 'Server-Timing', 'Oxygen-Cache-Control']) {
      expect(headers.get(name)).toBeNull();
    }
    expect(text).toContain('</html>');
  });

  it('is the same for every link that leads there', async () => {
    await get('/product/red-hull?gclid=1');
    const {source, text} = await get(
      '/product/red-hull?utm_source=letter&fbclid=2&mc_eid=3&_ga=4&x=5',
    );
    expect(source).toBe('fresh');
    expect(text).not.toContain('utm_source');
  });

  it('is another one where the page reads the address', async () => {
    await keep('/gallery');
    const path = '/gallery?work=' + (await get('/gallery')).text.match(/\?work=([a-z\d-]+)/)?.[1];
    const [one, two] = [await get(path), await get(`${path}&utm_source=letter`)];
    expect([one.source, two.source]).toEqual(['miss', 'fresh']);
    expect(one.text).not.toBe((await get('/gallery')).text);
  });

  it('carries a nonce for each visitor, in header and document alike', async () => {
    await keep('/product/first-light');
    const answers = await Promise.all(Array.from({length: 5}, () => get('/product/first-light')));
    expect(new Set(answers.map(({headers}) => policyNonce(headers))).size).toBe(5);
    for (const {headers, text} of answers) {
      const nonces = new Set([...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
      expect([...nonces]).toEqual([policyNonce(headers)]);
    }
  });

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip before br', 'gzip, deflate, br, zstd', gunzipSync],
    ['br alone', 'br', brotliDecompressSync],
    ['nothing', 'identity', (body: Buffer) => body],
    ['no word of it', undefined, (body: Buffer) => body],
  ])('is the same page to who takes %s', async (_, encoding, unpack) => {
    await keep('/collections/prints');
    const answer = await getPacked(
      '/collections/prints',
      encoding ? {'accept-encoding': encoding} : {},
    );
    expect(answer.headers['x-page-cache']).toBe('fresh');
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    const page = await get('/collections/prints');
    const withoutNonces = (text: string) => text.replace(/nonce="[^"]+"/g, '');
    expect(withoutNonces(unpack(answer.body).toString())).toBe(withoutNonces(page.text));
  });

  it('is answered to HEAD with the same headers and no body', async () => {
    await keep('/about');
    const [page, head] = [await get('/about'), await get('/about', {method: 'HEAD'})];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of [
      'ETag',
      'Content-Type',
      'Content-Encoding',
      'Cache-Control',
      'X-Page-Cache',
    ]) {
      expect(head.headers.get(name)).toBe(page.headers.get(name));
    }
    expect(policyNonce(head.headers)).toBeDefined();
  });

  it('is answered 304 to a browser that has it, without a policy for another nonce', async () => {
    const {headers} = await keep('/product/moon-road');
    const again = await get('/product/moon-road', {
      headers: {'If-None-Match': headers.get('ETag') ?? ''},
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('Content-Security-Policy')).toBeNull();
    expect(again.headers.get('ETag')).toBe(headers.get('ETag'));
  });

  it('is kept as data for the client router, too', async () => {
    const path = '/product/first-light.data?_routes=routes%2Fproduct.%24handle';
    const {source, headers, text} = await keep(path);
    expect(source).toBe('fresh');
    expect(headers.get('Content-Type')).toContain('text/x-script');
    expect(text).toContain('First Light');
  });
});

describe('nobody keeps', () => {
  it.each([
    ['a page that is not there', '/no/such/page', 404],
    ['a product that is not there', '/product/no-such-work', 404],
    ['the page behind the link of a letter', '/unsubscribe?token=abc', 200],
    ['a contact form with a subject', '/contact?subject=Hello', 200],
    ['what stood in the way of a checkout', '/product/first-light?checkout=sold-out', 200],
    ['a redirect', '/products/first-light', 301],
    ['a made-up value', '/collections/prints?sort=random', 200],
  ])('%s', async (_, path, status) => {
    const {source, ...again} = await keep(path);
    expect(again.status).toBe(status);
    expect(source).not.toBe('fresh');
  });

  it('where a page has moved, which leads on with the tags of the link', async () => {
    await shop.control.setRedirects([{path: '/product/renamed', target: '/product/first-light'}]);
    const {status, headers} = await keep('/product/renamed?utm_source=letter');
    expect(status).toBe(301);
    expect(headers.get('Location')).toBe('/product/first-light?utm_source=letter');
  });

  it('the answer to a form', async () => {
    await keep('/contact');
    const init = {method: 'POST', body: new URLSearchParams({email: 'a'})};
    expect(await get('/contact', init)).toMatchObject({status: 400, source: null});
    expect((await get('/contact')).text).not.toContain('value="a"');
  });

  it.each([
    ['a refusal', '/product/green-water', {status: 500}],
    [
      'GraphQL errors, which come with status 200',
      '/product/northern-choir',
      {graphqlErrors: ['Throttled']},
    ],
  ])('%s of the storefront', async (_, path, fault) => {
    await shop.control.setFaults([{target: 'storefront', times: 1, ...fault}]);
    const failed = await get(path);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.source).toBeNull();
    expect((await get(path)).text).not.toBe(failed.text);
  });
});

describe('a page that is kept', () => {
  it('does not wait for a slow storefront, fresh or stale', async () => {
    await keep('/collections/originals');
    await shop.control.setFaults([{target: 'storefront', delayMs: 2000}]);
    const fresh = await get('/collections/originals');
    await wait(FRESH_MS + 200);
    const stale = await get('/collections/originals');
    expect([fresh.source, stale.source]).toEqual(['fresh', 'stale']);
    for (const {ms} of [fresh, stale]) expect(ms).toBeLessThan(1000);
  });

  it('shows a work that was sold within seconds', async () => {
    await keep('/product/moon-road');
    await shop.control.changeProduct('moon-road', {available: false});
    await expect
      .poll(async () => (await get('/product/moon-road')).text.includes('Sold Out'), {
        timeout: 12_000,
        interval: 500,
      })
      .toBe(true);
  });

  it('ends with a launch at its instant, and stands in while the storefront is down', async () => {
    const path = '/product/lupin-season';
    const launchMs = Date.now() + 3000;
    await shop.control.changeProduct('lupin-season', {
      metafields: {'custom.launch_at': new Date(launchMs).toISOString()},
    });
    const announced = await get(path);
    expect(announced.text.includes('Coming Soon')).toBe(true);
    expect((await get(path)).source).toBe('fresh');

    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    await wait(launchMs - Date.now());
    // Its script knows that the work is on sale by now, and the checkout does.
    const rescued = await get(path);
    expect([rescued.status, rescued.source]).toEqual([200, 'rescue']);

    await shop.control.clearFaults();
    const launched = await get(path);
    expect(launched.source).toBe('miss');
    expect(launched.text.includes('Coming Soon')).toBe(false);
  });
});
