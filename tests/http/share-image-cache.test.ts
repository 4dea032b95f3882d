import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({env: {SHOP_CACHE: 'on'}});
});
afterAll(() => shop.close());
beforeEach(() => shop.control.clearFaults());

const get = (address: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${address}`, {redirect: 'manual', ...init});

/** The address in a page's `og:image`. */
async function addressIn(path: string): Promise<string> {
  const html = await (await get(path)).text();
  const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return address.slice(shop.url.length);
}

describe('a share picture, with the caches on', () => {
  it('is drawn once and cached for a year', async () => {
    const address = await addressIn('/product/first-light');
    await expect.poll(async () => (await get(address)).status, {timeout: 30_000}).toBe(200);
    await shop.control.setFaults([
      {target: 'functions', status: 500},
      {target: 'storefront', status: 500},
    ]);
    const {status, headers} = await get(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = headers.get('etag') ?? '';
    expect((await get(address, {headers: {'if-none-match': etag}})).status).toBe(304);
    const head = await get(address, {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('is not cached under an invented address', async () => {
    const address = await addressIn('/product/tide-lines');
    for (const invented of ['/share/tide-lines.jpg', '/share/tide-lines.jpg?v=1', `${address}0`]) {
      const {status, headers} = await get(invented);
      expect(status, invented).toBe(302);
      expect(headers.get('location')).toBe(address);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
  });

  it('falls back to the plain picture for a minute while it cannot be drawn', async () => {
    const address = await addressIn('/product/northern-choir');
    await shop.control.setFaults([{target: 'functions', drop: true}]);
    const {status, headers} = await get(address);
    expect(status).toBe(302);
    expect(headers.get('location')).toContain('/cdn/shop/files/northern-choir.jpg');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});
