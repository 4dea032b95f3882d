import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** Two days before Breakthrough is launched, at noon in New Brunswick. */
const NOW = '2025-11-01T12:00:00-03:00';

/** The embedded catalogue's own launch lies nine days after its start, whenever that was. */
const LAUNCH_AT = '2025-11-10T12:00:00-04:00';

/** `test` with a shop that believes it is `NOW`, and pages on which the time stands still: countdowns always look the same. */
export const test = base.extend<{stoppedTime: void}, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_CLOCK: NOW}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  stoppedTime: [
    async ({page, shop, cleanShop}, use) => {
      const metafields = {'custom.launch_at': LAUNCH_AT};
      await shop.control.changeProduct('keeper-of-the-dark', {metafields});
      await page.clock.setFixedTime(NOW);
      await page.route('**/api/time', (route) => route.fulfill({body: String(Date.parse(NOW))}));
      // Asked for, so that the reset comes before the launch.
      await use(cleanShop);
    },
    {auto: true},
  ],
});
