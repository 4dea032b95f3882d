import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** `test` with a shop whose service worker is on; elsewhere it is off, as nobody could stand in for what it fetches. */
export const test = base.extend<object, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_SERVICE_WORKER: 'on'}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
