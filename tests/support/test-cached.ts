import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** `test` with the caches of the shop on, as visitors meet it; elsewhere they are off, so that a planted fault shows at once. */
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
