import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {startShop, type Shop} from '../support/shop';

const shop = useSharedShop();

const fetchFrom = (address: string) => fetch(address, {redirect: 'manual'});

/** The share picture's tags in the head of a product's page. */
async function shareImageTags(handle: string) {
  const html = await (await fetch(`${shop.url}/product/${handle}`)).text();
  const of = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return {
    address: of('og:image').replaceAll('&amp;', '&'),
    width: of('og:image:width'),
    height: of('og:image:height'),
    alt: of('og:image:alt'),
    card: of('twitter:card'),
  };
}

/** Retries, because the first drawing waits for ImageMagick to compile; until then the response redirects to the plain picture. */
async function fetchDrawing(address: string): Promise<Buffer> {
  let response = await fetchFrom(address);
  await expect
    .poll(
      async () => response.status === 200 || (response = await fetchFrom(address)).status === 200,
      {
        timeout: 55_000,
      },
    )
    .toBe(true);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await response.arrayBuffer());
}

describe('the share picture of a product', () => {
  it('is a drawing of 1200 by 630 on the page’s own origin, with alt text', async () => {
    const {address, ...tags} = await shareImageTags('first-light');
    expect(address).toMatch(new RegExp(`^${shop.url}/share/first-light\\.jpg\\?v=\\w+$`));
    expect(tags).toMatchObject({
      width: '1200',
      height: '630',
      card: 'summary_large_image',
    });
    expect(tags.alt).toMatch(/lighthouse/i);
    const bytes = await fetchDrawing(address);
    expect(await sharp(bytes).metadata()).toMatchObject({width: 1200, height: 630, format: 'jpeg'});
    expect(bytes.byteLength).toBeLessThan(300_000);
  });

  it('is the shop’s own when the product has no picture', async () => {
    await shop.control.changeProduct('first-light', {images: []});
    const {address, width} = await shareImageTags('first-light');
    expect(address).toBe(`${shop.url}/pictures/og.jpg`);
    expect(width).toBe('1200');
    const response = await fetchFrom(`${shop.url}/share/first-light.jpg`);
    expect(response.headers.get('location')).toBe(`${shop.url}/pictures/og.jpg`);
  });

  it('is the shop’s own when the storefront fails', async () => {
    const {address} = await shareImageTags('first-light');
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    const response = await fetchFrom(address);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${shop.url}/pictures/og.jpg`);
  });
});

describe('a share picture, with the caches on', () => {
  let cached: Shop;
  beforeAll(async () => {
    cached = await startShop({env: {SHOP_CACHE: 'on'}});
  });
  afterAll(() => cached.close());
  beforeEach(() => cached.control.clearFaults());

  const request = (address: string, init: RequestInit = {}) =>
    fetch(`${cached.url}${address}`, {redirect: 'manual', ...init});

  /** Path and query of the URL in a page's `og:image`. */
  async function addressIn(path: string): Promise<string> {
    const html = await (await request(path)).text();
    const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return address.slice(cached.url.length);
  }

  it('is drawn once and cached for a year', async () => {
    const address = await addressIn('/product/first-light');
    await expect.poll(async () => (await request(address)).status, {timeout: 30_000}).toBe(200);
    await cached.control.setFaults([
      {target: 'functions', status: 500},
      {target: 'storefront', status: 500},
    ]);
    const {status, headers} = await request(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = headers.get('etag') ?? '';
    expect((await request(address, {headers: {'if-none-match': etag}})).status).toBe(304);
    await cached.control.clearFaults();
    const head = await request(address, {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('is not cached under an invented address', async () => {
    const address = await addressIn('/product/tide-lines');
    for (const invented of ['/share/tide-lines.jpg', '/share/tide-lines.jpg?v=1', `${address}0`]) {
      const {status, headers} = await request(invented);
      expect(status, invented).toBe(302);
      expect(headers.get('location')).toBe(cached.url + address);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
  });

  it('falls back to the plain picture for a minute while it cannot be drawn', async () => {
    const address = await addressIn('/product/northern-choir');
    await cached.control.setFaults([{target: 'functions', drop: true}]);
    const {status, headers} = await request(address);
    expect(status).toBe(302);
    expect(headers.get('location')).toContain('/cdn/shop/files/northern-choir.jpg');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});
