import type {Page, TestInfo} from '@playwright/test';
import {test} from '../support/test';
import {VIEWS, type View} from './views';

/** Two days before Breakthrough launches, at noon in New Brunswick. */
const NOW = '2025-11-01T12:00:00-03:00';

/** The embedded catalogue's own launch is nine days after its first start, which varies. */
const LAUNCH_AT = '2025-11-10T12:00:00-04:00';

test.use({shopEnv: {SHOP_CLOCK: NOW}});

for (const view of VIEWS) {
  test(view.name, async ({page, shop, consoleErrors}, info) => {
    // The clocks stand still, so that countdowns always look the same.
    const metafields = {'custom.launch_at': LAUNCH_AT};
    await shop.control.changeProduct('keeper-of-the-dark', {metafields});
    await page.clock.setFixedTime(NOW);
    await page.route('**/api/time', (route) => route.fulfill({body: String(Date.parse(NOW))}));
    await view.before?.(shop.control);
    // The gutter is reserved for a scrollbar, which screenshots don't have.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.scrollbarGutter = 'auto';
      }),
    );
    await page.goto(view.path);
    await view.arrange?.(page, shop);
    await takePicture(page, view, info);
    // Some views show failures.
    consoleErrors.length = 0;
  });
}

/** Saves a screenshot of the current view to `screenshots/`, after all its images have loaded. */
async function takePicture(page: Page, {name, isWindow}: View, {project}: TestInfo) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: `screenshots/${name}-${project.name}.png`,
    fullPage: !isWindow,
  });
}
