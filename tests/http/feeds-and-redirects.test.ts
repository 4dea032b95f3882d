import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {atomErrors, wellFormednessErrors} from '../support/xml-schema';

const shop = useSharedShop();

async function get(path: string) {
  const {status, headers, html} = await shop.get(path, {redirect: 'manual'});
  const [location, type] = [headers.get('location'), headers.get('content-type')];
  return {status, location, type, text: html};
}

/** The texts of an element, in document order. */
function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);
}

describe('the product feed', () => {
  it('is RSS 2.0 with each size once, shipped to both countries', async () => {
    const {type, text} = await get('/products.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    expect(await wellFormednessErrors(text)).toEqual([]);
    expect(text).toMatch(/<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">/);
    const [channel = '', ...items] = text.split('<item>');
    // RSS 2.0 requires these three of a channel.
    for (const name of ['title', 'link', 'description']) {
      expect(textsOf(channel, name)).toHaveLength(1);
    }
    expect(items.length).toBeGreaterThan(90);
    expect(new Set(textsOf(text, 'g:id')).size).toBe(items.length);
    expect(items.map((item) => textsOf(item, 'g:country'))).toEqual(items.map(() => ['CA', 'US']));
  });
});

describe('the feed of new works', () => {
  it('is valid Atom (RFC 4287), the newest work first', async () => {
    await shop.control.changeProduct('brand-new', {
      title: 'Brand <New> & "Quoted"',
      productType: 'Prints',
      description: 'Still wet.',
      price: '4321.00',
      createdAt: new Date(Date.now() - 1000).toISOString(),
    });
    const {type, text} = await get('/feed.xml');
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(await atomErrors(text)).toEqual([]);
    const [feed = '', ...entries] = text.split('<entry>');
    expect(entries).toHaveLength(20);
    expect(textsOf(entries[0]!, 'title')).toEqual(['Brand &lt;New&gt; &amp; &quot;Quoted&quot;']);
    expect(entries[0]).toContain(`href="${shop.url}/product/brand-new"`);
    expect(feed).toContain(
      `<link rel="self" type="application/atom+xml" href="${shop.url}/feed.xml"/>`,
    );
    expect(feed).toContain('<author><name>Maren Hallet</name></author>');
    const published = textsOf(text, 'published').map((instant) => Date.parse(instant));
    expect(published).toEqual([...published].sort((a, b) => b - a));
    expect(new Set(textsOf(text, 'id')).size).toBe(21);
    expect(text).not.toMatch(/(?<!\d)4321(?!\d)|CAD/);
  });

  it('shows each work’s picture', async () => {
    const {text} = await get('/feed.xml');
    const html = /<content type="html">([^<]*)</.exec(text)![1]!;
    const address = /&lt;img src=&quot;(.*?)&quot;/.exec(html)![1]!.replaceAll('&amp;amp;', '&');
    const picture = await fetch(address);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });
});

describe('a redirect', () => {
  it.each([
    // One that has a route, and one that has none.
    ['/products/first-light', '/product/first-light'],
    ['/collections/original-paintings', '/collections/originals'],
  ])('of every Shopify theme leads from %s to %s permanently', async (path, target) => {
    expect(await get(`${path}?utm_source=x`)).toMatchObject({
      status: 301,
      location: `${target}?utm_source=x`,
    });
  });

  it.each(['/account', '/checkout'])('does not exist for Shopify’s own path %s', async (path) =>
    expect((await get(path)).status).toBe(404),
  );

  it.each([
    ['/deep/down/here', '/gallery?show=32', '/gallery?show=32'],
    ['/collections/summer', '/collections/prints', '/collections/prints'],
    // The first segment of these isn't a language.
    ['/blog/feed.xml', '/journal.xml', '/journal.xml'],
    ['/shop/products/low-water', '/gallery', '/gallery'],
    ['/exhibitions/2019-spring', '/about', '/about'],
    ['/collections/all', '/collections/originals', '/collections/originals'],
    ['/pages/my-story', '/about', '/about'],
    ['/product/renamed', '/products/first-light', '/product/first-light'],
    ['/a:b(c)"d\'e*', '/about', '/about'],
  ])('in the admin from %s to %s leads to %s', async (path, target, location) => {
    const from = new URL(path, shop.url).pathname;
    const storedPath = from.replace('/product/', '/products/');
    await shop.control.setRedirects([
      {path: '/other', target: '/contact'},
      {path: storedPath, target},
    ]);
    expect(await get(path)).toMatchObject({status: 301, location});
  });

  it.each(['/hold', '/early-access', '.md'])(
    'of a renamed work applies to its page %s',
    async (below) => {
      await shop.control.setRedirects([
        {path: '/products/renamed', target: '/products/first-light'},
      ]);
      expect(await get(`/product/renamed${below}`)).toMatchObject({
        status: 301,
        location: `/product/first-light${below}`,
      });
    },
  );

  it.each([
    ['/old-page', '/about'],
    ['/product/renamed', '/product/first-light'],
  ])('applies to the client router too: %s to %s', async (path, target) => {
    await shop.control.setRedirects([{path, target}]);
    const {status, type, text} = await get(`${path}.data`);
    expect(status).toBe(202);
    expect(type).toContain('text/x-script');
    expect(text).toContain('"SingleFetchRedirect"');
    expect(text).toContain(`"redirect","${target}","status",301`);
  });

  it('is looked up only for URLs without a page', async () => {
    await shop.control.setRedirects([
      {path: '/about', target: '/contact'},
      {path: '/products/first-light', target: '/contact'},
      {path: '/collections/prints', target: '/contact'},
      {path: '/pages/terms', target: '/contact'},
    ]);
    for (const path of ['/about', '/product/first-light', '/collections/prints', '/pages/terms']) {
      expect((await get(path)).status, path).toBe(200);
    }
  });

  it('becomes a 404 page while the storefront can’t be reached', async () => {
    await shop.control.setRedirects([{path: '/old-page', target: '/about'}]);
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    const {status, text} = await get('/old-page');
    expect(status).toBe(404);
    expect(text).toContain('Oops! Page not found');
    expect((await get('/pages/unheard-of')).status).toBe(200);
  });
});
