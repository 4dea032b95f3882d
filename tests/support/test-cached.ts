import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** `test` with the shop's caches on, as in production. In other tests they are off, so that an injected fault takes effect at once. */
export const test = base.extend<object, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_CACHE: 'on'}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
