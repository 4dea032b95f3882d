import type {Page} from '@playwright/test';
import {findHeadedBrowser} from '../support/browser.mjs';
import {CartPanel} from '../support/cart-panel';
import {waitForHydration} from '../support/hydration';
import {expect} from '../support/test';
import {test} from '../support/test-back-forward-cache';

test.skip(findHeadedBrowser() === null, 'No browser with a back/forward cache is installed.');

declare global {
  interface Window {
    /** Whether the document was last shown from the back/forward cache. */
    wasRestored?: boolean;
  }
}

/** Navigates to another page of the shop with a new document, as from another site. */
async function navigateTo(page: Page, path: string) {
  await page.evaluate((address) => window.location.assign(address), path);
  await page.waitForURL(`**${path}`);
}

/** Returns functions that go back and forward and expect a cached page. They throw the browser's reasons when it was not cached. */
async function traverseHistory(page: Page) {
  const reasons: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons.push(...notRestoredExplanations.map(({reason}) => reason));
  });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({persisted}) => {
      window.wasRestored = persisted;
    });
  });
  // Chromium doesn't cache a page that is too busy to freeze within three seconds.
  const waitUntilIdle = () => page.waitForLoadState('networkidle');
  const expectRestored = () =>
    expect
      .poll(async () => ({
        wasRestored: await page.evaluate(() => window.wasRestored).catch(() => null),
        reasons,
      }))
      .toEqual({wasRestored: true, reasons: []});
  return {
    // A cached page has no load event.
    async back() {
      await waitUntilIdle();
      await page.goBack({waitUntil: 'commit'});
      await expectRestored();
    },
    async forward() {
      await waitUntilIdle();
      await page.goForward({waitUntil: 'commit'});
      await expectRestored();
    },
  };
}

test('pages are restored unchanged, with the current cart, a running countdown and form input', async ({
  page,
}) => {
  const {back, forward} = await traverseHistory(page);
  const panel = new CartPanel(page);
  await page.goto('/product/keeper-of-the-dark');
  await panel.expectCount(0);

  await navigateTo(page, '/product/first-light');
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await panel.expectCount(1);

  await back();
  await panel.expectCount(1);
  const countdown = page.getByRole('main').getByText(/^\d+d \d\d:\d\d:\d\d$/);
  const before = await countdown.innerText();
  await expect(countdown).not.toHaveText(before);

  await forward();
  await panel.expectCount(1);

  // The form of the commission keeps a database open.
  await page.goto('/commissions');
  await navigateTo(page, '/about');
  await back();
});
