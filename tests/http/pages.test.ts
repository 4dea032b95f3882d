import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

describe('a page', () => {
  it.each([
    ['/shortlist', 200, 'Your Shortlist'],
    ['/certificate', 200, 'Verify a Certificate'],
    ['/certificate/specimen?work=moon-road', 200, 'Sample'],
    ['/cart/1:1', 200, 'These works are no longer available'],
    ['/ai', 200, 'Nobody may use the pictures'],
    ['/order', 200, 'Find Your Order'],
    ['/gallery/no-such-work', 404, 'Oops! Page not found'],
    ['/product/no-such-work/early-access', 404, 'Product not found'],
  ])('%s responds %i with its content in the HTML', async (path, status, content) => {
    const page = await shop.get(path);
    expect(page.status).toBe(status);
    expect(page.text).toContain(content);
    expect(page.html).toContain('<html lang="en-CA">');
  });

  it.each(['/', '/collections/prints', '/collections/originals', '/about', '/gallery', '/contact'])(
    '%s links to the others in its header and marks itself; its footer links to the policies and the rest',
    async (path) => {
      const {html, text} = await shop.get(path);
      const [nav = ''] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(html) ?? [];
      const links = [...nav.matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
      const hrefOf = (link: string) => /href="([^"]*)"/.exec(link)?.[1];
      expect(links.map(hrefOf)).toEqual([
        '/',
        '/collections/prints',
        '/collections/originals',
        '/commissions',
        '/about',
        '/gallery',
        '/contact',
      ]);
      const current = links.filter((link) => link.includes('aria-current="page"'));
      expect(current.map(hrefOf)).toEqual([path]);

      const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? [];
      const footerLinks = [...footer.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);
      for (const name of ['shipping', 'returns', 'privacy', 'terms']) {
        expect(footerLinks).toContain(`/pages/${name}`);
      }
      expect(footerLinks).toEqual(
        expect.arrayContaining(['/journal', '/search', '/questions', '/ai']),
      );
      expect(text).toContain(`© ${new Date().getFullYear()}`);
    },
  );

  it('the questions page shows a print, whose title links to it', async () => {
    const {html} = await shop.get('/questions');
    expect(html).toMatch(/<main.*<img.*<a[^>]*href="\/product\/first-light".*<\/main>/s);
  });

  it('has a menu that leads to the footer’s links until the scripts run', async () => {
    const {html} = await shop.get('/');
    const [header = ''] = /<header.*<\/header>/s.exec(html) ?? [];
    expect(header).toMatch(/<a href="#site-menu" aria-label="Menu"/);
    const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? [];
    expect(footer).toMatch(/ id="site-menu".*<a[^>]*href="\/collections\/prints"/s);
  });

  it.each(['/about', '/newsletter'])(
    '%s has the newsletter form in its footer, which the browser validates',
    async (path) => {
      const {html} = await shop.get(path);
      const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? [];
      const [form = ''] = /<form[^>]*>/.exec(footer) ?? [];
      expect(form).not.toMatch(/novalidate/i);
      const [field = ''] = /<input[^>]*type="email"[^>]*>/.exec(footer) ?? [];
      expect(field).toContain('required=""');
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('names the shop, the artist’s social networks and the site builder', async () => {
    const {html} = await shop.get('/pages/terms');
    expect(html).toMatch(/<header.*<a[^>]*href="\/"[^>]*>.*Maren Hallet Fine Art.*<\/header>/s);
    const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? [];
    expect(footer).toContain('Art that speaks to the heart');
    expect(footer).toContain('mailto:studio@marenhallet.example');
    const links = [...footer.matchAll(/<a\b[^>]*href="(https:[^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      expect.stringContaining('tiktok.com'),
      expect.stringContaining('instagram.com'),
      expect.stringContaining('facebook.com'),
      'https://tidewrack.example',
    ]);
    expect(footer).toMatch(/Site by.*<a[^>]*>Tidewrack Web Works</);
  });

  it.each([
    ['/contact', {name: 100, email: 255, subject: 200, message: 1000}],
    ['/commissions', {name: 100, email: 255, phone: 20, subject: 200, colors: 200, message: 2000}],
  ])('%s has the maximum lengths of its fields', async (path, limits) => {
    const main = (await shop.get(path)).html.split('<footer')[0] ?? '';
    const fields = [...main.matchAll(/<(?:input|textarea)\b[^>]*maxlength="(\d+)"[^>]*>/gi)];
    const found = fields.map(([tag, limit]) => [/ name="([^"]+)"/.exec(tag)?.[1], Number(limit)]);
    expect(Object.fromEntries(found)).toMatchObject(limits);
  });
});

it('the About page links to prints and commissions', async () => {
  const {html} = await shop.get('/about');
  expect(html).toMatch(/<a[^>]*href="\/collections\/prints"[^>]*>Shop Prints</);
  expect(html).toMatch(/<a[^>]*href="\/commissions"[^>]*>Start a Commission</);
});

describe('how a commission works', () => {
  it('has three steps', async () => {
    const {html} = await shop.get('/commissions');
    const [, steps = ''] = html.replaceAll('&amp;', '&').split('How It Works</h2>');
    const titles = [...steps.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, title]) => title);
    expect(titles.slice(0, 3)).toEqual(['Share Your Vision', 'Concept & Quote', 'Creation']);
  });
});

describe('URLs', () => {
  it('shows the cart at /cart: home opens its panel, and explains it without scripts', async () => {
    const {status, headers} = await shop.get('/cart?utm_source=x', {redirect: 'manual'});
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/?utm_source=x&cart=open');
    expect((await shop.get('/?cart=open')).html).toMatch(
      /<noscript><p[^>]*>The cart needs JavaScript/,
    );
  });

  it('redirects capitals and repeated slashes permanently to the page’s own URL', async () => {
    const {status, headers} = await shop.get('/About//?utm_source=x', {redirect: 'manual'});
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/about?utm_source=x');
    expect(headers.get('cache-control')).toContain('max-age=');
  });
});

describe('the cart action', () => {
  async function post(body: unknown, path = '/cart') {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {status: response.status, result: text && JSON.parse(text)};
  }

  it.each([
    ['text that is no JSON', '{'],
    ['no lines', {lines: []}],
    ['a gid of another kind', {lines: [{variantId: 'gid://shopify/Product/1', quantity: 1}]}],
    ['a quantity of 0', {lines: [{variantId: 'gid://shopify/ProductVariant/1', quantity: 0}]}],
    ['a million', {lines: [{variantId: 'gid://shopify/ProductVariant/1', quantity: 1e6}]}],
  ])('rejects %s with 400', async (_, body) => {
    expect(await post(body)).toEqual({status: 400, result: ''});
  });

  const idOf = (index: number) => `gid://shopify/ProductVariant/${index + 1}`;

  it('names the lines after the hundredth', async () => {
    const lines = Array.from({length: 101}, (_, index) => ({
      variantId: idOf(index),
      quantity: 1,
    }));
    const problem = {kind: 'too-many-lines', variantId: idOf(100)};
    expect(await post({lines})).toEqual({status: 409, result: {problems: [problem]}});
    const check = await post({cartId: null, lines}, '/api/cart-check');
    expect(check.result.problems).toContainEqual(problem);
  });

  it('fails without Shopify’s message when it creates no cart', async () => {
    const variantId = await shop.variantOn('/product/first-light');
    await shop.control.setFaults([
      {target: 'cart', graphqlErrors: ['Variable $input of type [CartLineInput!]']},
    ]);
    const answer = await post({lines: [{variantId, quantity: 1}]});
    expect(answer).toEqual({status: 502, result: ''});
  });

  it('sells no work without a picture on its early-access page', async () => {
    await shop.control.changeProduct('unseen', {
      title: 'Unseen',
      productType: 'Prints',
      images: [],
    });
    const early = await shop.get('/product/unseen/early-access');
    expect(early.html).toMatch(/<button[^>]* disabled=""[^>]*>(<[^>]+>)*Add to Cart/);
    expect(early.html).toContain('have to buy it unseen');
    expect(early.html).toContain('No Image');
  });

  it.each([
    ['/product/green-water', 'failed', 'Please try again or contact support'],
    ['/product/green-water', 'sold-out', 'Sold Out'],
    ['/product/green-water', 'early-access', 'Please order from the link in your email'],
    ['/product/green-water', 'not-enough', 'Please choose a lower quantity'],
    ['/cart/7500000000001:999', 'failed', 'Please try again or contact support'],
  ])('of a form on %s that ended as %s has its message', async (path, problem, message) => {
    const {html} = await shop.get(`${path}?checkout=${problem}`);
    const [, alert = ''] = /<[^>]*role="alert"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
    expect(alert).toContain(message);
  });

  it('carries the campaign of the form’s page into the checkout, and no other parameter', async () => {
    const path = '/product/first-light?utm_source=letter&channel=evil';
    const merchandiseId = await shop.variantOn(path);
    const response = await fetch(`${shop.url}/cart`, {
      method: 'POST',
      headers: {referer: shop.url + path},
      body: new URLSearchParams({merchandiseId}),
      redirect: 'manual',
    });
    const {searchParams} = new URL(response.headers.get('location') ?? '');
    expect(searchParams.get('utm_source')).toBe('letter');
    expect(searchParams.getAll('channel')).toEqual(['online_store']);
  });

  it.each([
    ['', '/?checkout=gone'],
    ['/product/first-light', '/product/first-light?checkout=gone'],
    [
      '/product/first-light?size=12%C3%9716+in&checkout=failed',
      '/product/first-light?size=12%C3%9716+in&checkout=gone',
    ],
    ['//evil.example/trap', '/evil.example/trap?checkout=gone'],
  ])('redirects a form post with the referer %j back into the shop', async (path, location) => {
    const response = await fetch(`${shop.url}/cart`, {
      method: 'POST',
      headers: path ? {referer: `${shop.url}${path}`} : {},
      body: new URLSearchParams({merchandiseId: 'gid://shopify/ProductVariant/1'}),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
  });

  it('redirects a post of a French form whose referrer has no path to the French home page', async () => {
    const response = await fetch(`${shop.url}/fr/cart`, {
      method: 'POST',
      headers: {referer: `${shop.url}/`},
      body: new URLSearchParams({merchandiseId: 'gid://shopify/ProductVariant/1'}),
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe('/fr?checkout=gone');
  });
});
