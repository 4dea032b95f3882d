import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({env: {SHOP_CACHE: 'on'}});
});
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
  it.each(['/', '/collections/prints', '/product/first-light', '/about', '/pages/terms'])(
    'serves every visitor the same bytes of %s with the same policy',
    async (path) => {
      const first = await get(path);
      const second = await get(path);
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
    },
  );

  it("also caches the router's data requests and its list of routes", async () => {
    const data = '/product/green-water.data?_routes=routes%2F(%24locale).product.%24handle';
    expect([(await get(data)).state, (await get(data)).state]).toEqual(['miss', 'hit']);
    const {text} = await get('/about');
    const [, version = ''] = /"version":\s*"(\w+)"/.exec(text) ?? [];
    const list = `/__manifest?p=%2Fgallery&version=${version}`;
    expect([(await get(list)).state, (await get(list)).state]).toEqual(['miss', 'hit']);
  });

  it.each(['/no/such/page', '/product/no-such-work', '/unsubscribe?token=none', '/healthz'])(
    'does not cache %s',
    async (path) => {
      for (const visit of [await get(path), await get(path)]) {
        expect(visit.state).toBe('uncacheable');
      }
    },
  );

  it('caches a page at most until the launch that it announces', async () => {
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

describe('a share picture', () => {
  const request = (address: string, init: RequestInit = {}) =>
    fetch(`${shop.url}${address}`, {redirect: 'manual', ...init});

  /** Path and query of the URL in a page's `og:image`. */
  async function addressIn(path: string): Promise<string> {
    const html = await (await request(path)).text();
    const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return address.slice(shop.url.length);
  }

  it('is drawn once, with 1200 by 630 pixels, and cached for a year', async () => {
    const address = await addressIn('/product/first-light');
    // The first drawing waits for ImageMagick to compile; until then the response redirects to the plain picture.
    await expect.poll(async () => (await request(address)).status, {timeout: 55_000}).toBe(200);
    await shop.control.setFaults([
      {target: 'functions', status: 500},
      {target: 'storefront', status: 500},
    ]);
    const response = await request(address);
    const {status, headers} = response;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({width: 1200, height: 630, format: 'jpeg'});
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = headers.get('etag') ?? '';
    expect((await request(address, {headers: {'if-none-match': etag}})).status).toBe(304);
    await shop.control.clearFaults();
    const head = await request(address, {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('is not cached under an invented address', async () => {
    const address = await addressIn('/product/tide-lines');
    for (const invented of ['/share/tide-lines.jpg', '/share/tide-lines.jpg?v=1', `${address}0`]) {
      const {status, headers} = await request(invented);
      expect(status, invented).toBe(302);
      expect(headers.get('location')).toBe(shop.url + address);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
  });

  it('falls back to the plain picture for a minute while it cannot be drawn', async () => {
    const address = await addressIn('/product/northern-choir');
    await shop.control.setFaults([{target: 'functions', drop: true}]);
    const {status, headers} = await request(address);
    expect(status).toBe(302);
    expect(headers.get('location')).toContain('/cdn/shop/files/northern-choir.jpg');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});
