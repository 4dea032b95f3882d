import {readdirSync, readFileSync} from 'node:fs';
import {request} from 'node:http';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control.clearFaults();
  await shop.control.reset();
});

const get = (path: string) => fetch(`${shop.url}${path}`, {redirect: 'manual'});

describe('every answer of the worker', () => {
  it.each([
    '/',
    '/product/first-light',
    '/product/first-light.data',
    '/products/first-light',
    '/no/such/page',
    '/cart',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/%E0%A4%A',
  ])('wears the security headers: %s', async (path) => {
    const {headers} = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('a method that a page does not take', () => {
  it.each(['PROPFIND', 'PATCH', 'POST', 'DELETE'])(
    'is refused without a stack: %s',
    async (method) => {
      const response = await fetch(`${shop.url}/about`, {method});
      expect(response.status).toBe(405);
      expect(await response.text()).not.toMatch(/\bat \S+ \(|file:\/\/\//);
    },
  );
});

describe('security.txt', () => {
  it('names whom to write to, and ends within a year', async () => {
    const text = await (await get('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });
});

describe('a post from elsewhere', () => {
  it.each<Record<string, string>>([
    {origin: 'https://evil.example'},
    {'sec-fetch-site': 'cross-site'},
    {referer: 'https://evil.example/trap'},
  ])('is refused by every action: %j', async (headers) => {
    for (const path of [
      '/cart',
      '/contact',
      '/commissions',
      '/newsletter',
      '/unsubscribe?token=x',
    ]) {
      // Not by `fetch`, which sets some of these headers itself.
      expect([path, await post(path, headers)]).toEqual([path, 403]);
    }
  });
});

function post(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${shop.url}${path}`, {method: 'POST', headers}, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('a description from the admin', () => {
  const descriptionHtml =
    '<h1>Big</h1><p>Soft <b>peach</b></p><script>alert(1)</script><img src=x onerror=alert(1)>' +
    '<a href="javascript:alert(1)">a</a><iframe src="https://evil.example"></iframe>';

  it('is shown with its formatting and without what could run, in the page and its data', async () => {
    await shop.control.changeProduct('first-light', {descriptionHtml});
    const html = await (await get('/product/first-light')).text();
    expect(html).toContain('<h2>Big</h2><p>Soft <strong>peach</strong></p>');
    for (const path of ['/product/first-light', '/product/first-light.data']) {
      expect(await (await get(path)).text()).not.toMatch(/alert\(1\)|evil\.example|onerror/);
    }
  });
});

describe('a checkout that is not the store’s', () => {
  it('is refused, whatever the storefront answers', async () => {
    for (const checkoutUrl of [
      'https://evil.example/cart',
      'javascript:alert(1)',
      '//evil.example',
    ]) {
      await shop.control.setFaults([
        {
          target: 'cart',
          status: 200,
          body: JSON.stringify({
            data: {
              cartCreate: {
                cart: {id: 'gid://shopify/Cart/1', checkoutUrl, lines: {nodes: []}},
                userErrors: [],
                warnings: [],
              },
            },
          }),
        },
      ]);
      const page = await (await get('/product/first-light')).text();
      const merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page)?.[0];
      const response = await fetch(`${shop.url}/cart`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({lines: [{merchandiseId, quantity: 1}]}),
      });
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain('evil');
    }
  });
});

describe("the browser's files", () => {
  it('hold no secret', () => {
    const secrets = [
      'PRIVATE_STOREFRONT',
      'SERVICE_ROLE',
      'service_role',
      'RESEND_API',
      'SUPABASE_ANON',
    ];
    const keys = JSON.parse(readFileSync(join(shop.dataFolder, 'keys.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    const values = Object.values(keys).filter(
      (value): value is string => typeof value === 'string' && value.length >= 8,
    );
    expect(values.length).toBeGreaterThan(0);
    const files = readdirSync('dist/client', {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(js|css|html|json|map)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const text = readFileSync(join('dist/client', file), 'utf8');
      expect([file, [...secrets, ...values].filter((secret) => text.includes(secret))]).toEqual([
        file,
        [],
      ]);
    }
  });
});
