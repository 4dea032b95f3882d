import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

/** Longer than any response of a working storefront, shorter than the wait for one that does not respond. */
const TIMEOUT_MS = 2000;
/** For this long a query's cached response is used without a notice, even when the storefront fails. */
const CACHED_MS = 30_000;
/** In the page's serialized data, the description follows the title. */
const NOTICE_LENGTH = 150;

/** Pages that query the storefront, and the store's text in their last good response. */
const STOREFRONT_PAGES = [
  {path: '/', shows: 'The Christmas Eve Visitor'},
  {path: '/collections/prints', shows: 'First Light'},
  {path: '/collections/originals', shows: 'The Long Gale'},
  {path: '/product/first-light', shows: 'First Light'},
  {path: '/product/first-light/early-access', shows: 'First Light'},
  // The test plants the store's response.
  {path: '/gallery', shows: 'Last Winter'},
  {path: '/gallery/last-winter', shows: 'Green Water'},
  {path: '/commissions', shows: 'Two places in spring.'},
];

let shop: Shop;
let merchandiseId: string;
let healthAtFirst: unknown;
beforeAll(async () => {
  shop = await startShop({env: {SHOP_CACHE: 'on', SHOP_TIMEOUT_MS: String(TIMEOUT_MS)}});
  healthAtFirst = JSON.parse((await shop.get('/healthz')).html);
  merchandiseId = await shop.variantOn('/product/green-water');
  await plantOwnWords(await shop.productNumber('green-water'));
  for (const {path, shows} of STOREFRONT_PAGES) expect((await get(path)).main).toContain(shows);
  await new Promise((resolve) => setTimeout(resolve, CACHED_MS));
});
afterAll(() => shop.close());
afterEach(() => shop.control.clearFaults());

/** A sold work with a print of it, and a note of the commission desk. */
async function plantOwnWords(print: string) {
  const picture = `gid://shopify/MediaImage/${Number(print) + 1}`;
  const sold = {
    title: 'Last Winter',
    year: '2026',
    picture,
    prints: JSON.stringify([`gid://shopify/Product/${print}`]),
  };
  await shop.control.setMetaobjects(
    ['gallery_entry', sold, 'last-winter'],
    ['commission_desk', {state: 'waiting list', note: 'Two places in spring.'}],
  );
}

let visits = 0;

/** Gets a page with a query string that no page cache has. */
const get = (path: string) => shop.get(`${path}?utm_source=${(visits += 1)}`);

/** A checkout from the cart panel. */
const checkOut = () =>
  shop.get('/cart', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({lines: [{variantId: merchandiseId, quantity: 1}]}),
  });

/** The toast's text in the page's serialized data. */
const noticeIn = (html: string, title: string) =>
  html.includes(title) ? html.slice(html.indexOf(title)).slice(0, NOTICE_LENGTH) : null;

describe('a worker that has just started', () => {
  it('reports the storefront’s health with the first request', () => {
    expect(healthAtFirst).toMatchObject({status: 'ok', storefront: {status: 'ok'}});
  });
});

describe('while the storefront fails', () => {
  it('pages show the last good response with the notice, and are not cached', async () => {
    await shop.control.setFaults([{target: 'storefront', status: 402}]);
    for (const {path, shows} of STOREFRONT_PAGES) {
      const {status, headers, html, main} = await get(path);
      expect(status, path).toBe(200);
      expect(main, path).toContain(shows);
      expect(noticeIn(html, 'Shopify: Payment required'), path).toContain('billing plan');
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
    // It queries nothing of its own: the texts of every page are the defaults.
    expect((await get('/contact')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('while the storefront does not respond', () => {
  it('pages show the last good response, and checkout fails, until it recovers', async () => {
    const delayMs = 30_000;
    await shop.control.setFaults([
      {target: 'storefront', delayMs},
      {target: 'cart', delayMs},
    ]);
    const [{html, main}, failed] = await Promise.all([get('/product/first-light'), checkOut()]);
    expect(main).toContain('First Light');
    expect(noticeIn(html, 'Shopify Connection Error')).toContain('The shop didn’t respond in time');
    expect(failed.status).toBe(502);

    await shop.control.clearFaults();
    const again = await get('/product/first-light');
    expect(noticeIn(again.html, 'Shopify Connection Error')).toBeNull();
    expect(again.headers.get('cache-control')).not.toBe('no-store');
    expect((await checkOut()).status).toBe(200);
  });
});
