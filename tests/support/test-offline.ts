import {layLine, type Line} from './line';
import {startShop, type Shop} from './shop';
import {test as base} from './test';

/**
 * `test` with a shop whose service worker is on, at the end of a line that can be cut; elsewhere it is off, as nobody could
 * stand in for what it fetches.
 */
export const test = base.extend<{line: Line}, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_SERVICE_WORKER: 'on'}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  line: async ({shop}, use) => {
    const line = await layLine(shop.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({line}, use) => use(line.url),
});
