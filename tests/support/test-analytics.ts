import {GOOGLE_ID} from './google';
import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** `test` with a shop that has Google Analytics configured and therefore asks for consent. */
export const test = base.extend<object, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {PUBLIC_GA4_ID: GOOGLE_ID}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
