import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startShop} from '../support/shop';

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

const shop = await startShop({env: {SHOP_CACHE: 'on'}});
let healthAtFirst: unknown;
beforeAll(async () => {
  healthAtFirst = JSON.parse((await shop.get('/healthz')).html);
  await plantOwnWords();
  for (const {path, shows} of STOREFRONT_PAGES) expect((await get(path)).main).toContain(shows);
  await new Promise((resolve) => setTimeout(resolve, CACHED_MS));
});
afterAll(() => shop.close());

/** A sold work with a print of it, and a note of the commission desk. */
async function plantOwnWords() {
  const sold = {
    title: 'Last Winter',
    year: '2026',
    picture: await shop.pictureId('green-water'),
    prints: JSON.stringify([await shop.productId('green-water')]),
  };
  await shop.control.setMetaobjects(
    ['gallery_entry', sold, 'last-winter'],
    ['commission_desk', {state: 'waiting list', note: 'Two places in spring.'}],
  );
}

let visits = 0;

/** Gets a page with a query string that no page cache has. */
const get = (path: string) => shop.get(`${path}?utm_source=${(visits += 1)}`);

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
      const [, notice = ''] = html.split('Shopify: Payment required');
      expect(notice.slice(0, NOTICE_LENGTH), path).toContain('billing plan');
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
    // It queries nothing of its own: the texts of every page are the defaults.
    expect((await get('/contact')).headers.get('cache-control')).toBe('no-store');
  });
});
