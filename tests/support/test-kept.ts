import {startShop, type Shop} from './shop';
import {test as base} from './test';

/**
 * `test` with what the shop keeps, in its caches and by its service worker, as in production. In other tests both are off: an
 * injected fault takes effect at once, and Playwright's routes reach every request.
 */
export const test = base.extend<object, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_CACHE: 'on', SHOP_SERVICE_WORKER: 'on'}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
