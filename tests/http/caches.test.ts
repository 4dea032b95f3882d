import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop} from '../support/shop';

const shop = await startShop({env: {SHOP_CACHE: 'on'}});
afterAll(() => shop.close());
beforeEach(() => shop.control.clearFaults());

async function get(path: string) {
  const response = await fetch(`${shop.url}${path}`, {redirect: 'manual'});
  const {age, date, ...headers} = Object.fromEntries(response.headers);
  void [age, date];
  const state = headers['oxygen-full-page-cache'];
  delete headers['oxygen-full-page-cache'];
  return {status: response.status, headers, state, text: await response.text()};
}

describe("Oxygen's full-page cache", () => {
  it('serves every visitor the same bytes of a page with the same policy', async () => {
    const first = await get('/product/first-light');
    const second = await get('/product/first-light');
    expect([first.state, second.state]).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    expect(second.headers).toEqual(first.headers);
    expect(first.headers).toMatchObject({
      'oxygen-cache-control': 'public, max-age=10, stale-while-revalidate=20',
      'cache-control': 'private, max-age=10',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/) as string,
    });
    expect(first.headers).not.toHaveProperty('set-cookie');
  });

  it('caches the router’s data requests and its list of routes too', async () => {
    const data = '/product/green-water.data?_routes=routes%2F(%24locale).product.%24handle';
    expect([(await get(data)).state, (await get(data)).state]).toEqual(['miss', 'hit']);
    const {text} = await get('/about');
    const [, version = ''] = /"version":\s*"(\w+)"/.exec(text) ?? [];
    const list = `/__manifest?p=%2Fgallery&version=${version}`;
    expect([(await get(list)).state, (await get(list)).state]).toEqual(['miss', 'hit']);
  });

  it.each(['/unsubscribe?token=none', '/healthz'])('does not cache %s', async (path) => {
    for (const visit of [await get(path), await get(path)]) {
      expect(visit.state).toBe('uncacheable');
    }
  });

  it('caches a page only until the launch that it announces', async () => {
    const launchAt = new Date(Date.now() + 6000).toISOString();
    await shop.control.changeProduct('red-hull', {metafields: {'custom.launch_at': launchAt}});
    const {headers, text} = await get('/product/red-hull');
    expect(text).toContain('Coming Soon');
    const age = Number(/max-age=(\d+)/.exec(headers['oxygen-cache-control'] ?? '')?.[1]);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(6);
    expect(headers['oxygen-cache-control']).toContain('stale-while-revalidate=0');
    await expect
      .poll(async () => (await get('/product/red-hull')).text, {timeout: 15_000, interval: 500})
      .not.toContain('Coming Soon');
  });
});

it('a share picture is drawn once and cached for a year, a redirect to it for a minute', async () => {
  const {text} = await get('/product/first-light');
  const [address] = /(?<=property="og:image" content=")[^"]*/.exec(text)!;
  const request = (init?: RequestInit, url = address) => fetch(url, {redirect: 'manual', ...init});
  // The first drawing waits for ImageMagick to compile; until then the response redirects to the plain picture.
  await expect.poll(async () => (await request()).status, {timeout: 55_000}).toBe(200);
  await shop.control.setFaults([
    {target: 'functions', status: 500},
    {target: 'storefront', status: 500},
  ]);
  const {status, headers} = await request();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const etag = headers.get('etag') ?? '';
  expect((await request({headers: {'if-none-match': etag}})).status).toBe(304);
  await shop.control.clearFaults();
  const head = await request({method: 'HEAD'});
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const redirect = await request({}, `${address}0`);
  expect(redirect.headers.get('cache-control')).toBe('public, max-age=60');
});
