import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {sendRaw} from '../support/raw-request';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const getRaw = (path: string) => sendRaw(shop.url, {path});

describe('a URL without a page', () => {
  it('shows a 404 page with links', async () => {
    const {status, text: html} = await getRaw('/no/such/page');
    expect(status).toBe(404);
    expect(pageText(html)).toContain('Oops! Page not found');
    expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>Return to Home</);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const path of ['/collections/prints', '/collections/originals', '/gallery', '/contact']) {
      expect(main).toContain(`href="${path}"`);
    }
  });

  it.each([
    ['/french', 'Oops! Page not found'],
    ['/french/contact', 'Oops! Page not found'],
    // A work may have the name of a page.
    ['/product/about', 'Product not found'],
  ])('treats no first segment as a language: %s', async (path, text) => {
    const {status, text: html} = await getRaw(path);
    expect(status).toBe(404);
    expect(html).toContain('<html lang="en-CA"');
    expect(pageText(html)).toContain(text);
  });

  it.each([
    '/french/cart',
    '/french/feed.xml',
    '/french/sitemap.xml',
    '/french/agents.md',
    '/french/product/first-light.md',
    '/french/manifest.webmanifest',
    '/french/api/new-prints',
    '/french/api/shortlist',
    '/french/api/suggestions?q=sea',
    '/french/api/for-sale?items=gid://shopify/Product/1',
    '/french/api/launched/first-light',
    '/share/x',
    '/share/no-such-work.jpg',
    '/api/forms/contact',
    '/api/x',
    '/collections/sculptures',
    '/product/no-such-work',
  ])('is a page with its cache header, even as route data: %s', async (path) => {
    const {status, headers, text: html} = await getRaw(path);
    expect(status).toBe(404);
    expect(pageText(html)).toMatch(/Oops! Page not found|Product not found/);
    expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>Return (to )?Home</);
    expect(headers['cache-control']).toMatch(/\S/);
  });

  it.each(['image', 'empty'])('is bare for a resource that a page requested: %s', async (dest) => {
    const response = await fetch(`${shop.url}/share/x`, {headers: {'sec-fetch-dest': dest}});
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<html');
  });
});

describe('a page with nothing to show', () => {
  it.each(['/no/such/page', '/product/no-such-work', '/view/no-such-key', '/shortlist'])(
    'offers the newest prints that can be bought: %s',
    async (path) => {
      await shop.control.changeProduct('first-call', {available: false});
      const {text: html} = await getRaw(path);
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      const works = [...main.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, handle]) => handle);
      expect(pageText(main)).toContain('New Prints');
      expect(works).toHaveLength(4);
      expect(works).not.toContain('first-call');
      expect(works).not.toContain('keeper-of-the-dark');
    },
  );
});
