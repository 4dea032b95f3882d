import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** Two days before Breakthrough launches, at noon in New Brunswick. */
const NOW = '2025-11-01T12:00:00-03:00';

/** The embedded catalogue's own launch is nine days after its first start, which varies. */
const LAUNCH_AT = '2025-11-10T12:00:00-04:00';

/**
 * `test` with a shop whose clock starts at `NOW` and pages with a frozen clock, so that countdowns always look the
 * same.
 */
export const test = base.extend<{frozenClock: void}, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_CLOCK: NOW}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  frozenClock: [
    async ({page, shop, cleanShop}, use) => {
      const metafields = {'custom.launch_at': LAUNCH_AT};
      await shop.control.changeProduct('keeper-of-the-dark', {metafields});
      await page.clock.setFixedTime(NOW);
      await page.route('**/api/time', (route) => route.fulfill({body: String(Date.parse(NOW))}));
      // Requested as a fixture, so that the reset precedes the change of the launch.
      await use(cleanShop);
    },
    {auto: true},
  ],
});
