import {request} from 'node:http';
import {beforeAll, describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});

/** Requests the path unchanged; `fetch` would normalize it. */
function getRaw(path: string): Promise<{status: number; location?: string; html: string}> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(shop.url);
    request({hostname, port, path}, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, location: response.headers.location, html}),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('an address without a page', () => {
  it('shows a 404 page with links', async () => {
    const {status, html} = await getRaw('/no/such/page');
    expect(status).toBe(404);
    expect(pageText(html)).toContain('Oops! Page not found');
    expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>Return to Home</);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const path of ['/collections/prints', '/collections/originals', '/gallery', '/contact']) {
      expect(main).toContain(`href="${path}"`);
    }
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/%ff%fe',
    '/%00',
    '/%0d%0aSet-Cookie:%20a=b',
    '/product/%00',
    '/product/%E0%A4%A',
    '/collections/%ff',
    '/..%2f..%2fetc%2fpasswd',
    '/.env',
    '/wp-login.php',
    `/${'a'.repeat(6000)}`,
    `/${'a/'.repeat(900)}`,
    '/<script>alert(1)</script>',
  ])('is never a 5xx: %s', async (path) => {
    const {status, html} = await getRaw(path);
    expect(status).toBe(404);
    expect(html).not.toContain('<script>alert(1)');
  });

  it.each(['//evil.example', '//evil.example/..', '/\\evil.example', '///evil.example/%2f'])(
    'does not redirect to another site: %s',
    async (path) => {
      const {status, location} = await getRaw(path);
      expect(status).toBeLessThan(500);
      if (location) expect(new URL(location, shop.url).origin).toBe(shop.url);
    },
  );
});
