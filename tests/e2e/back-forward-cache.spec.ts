import type {Page} from '@playwright/test';
import {findHeadedBrowser} from '../support/browser.mjs';
import {CartPanel} from '../support/cart-panel';
import {waitForHydration} from '../support/hydration';
import {expect} from '../support/test';
import {test} from '../support/test-back-forward-cache';

test.skip(findHeadedBrowser() === null, 'There is no browser here that keeps pages.');

declare global {
  interface Window {
    /** Whether the document was shown last because the browser had kept it. */
    wasKept?: boolean;
  }
}

/** Leaves a page of the shop for another by a whole new document, as from outside. */
async function leaveFor(page: Page, path: string) {
  await page.evaluate((address) => window.location.assign(address), path);
  await page.waitForURL(`**${path}`);
}

/** Answers the means to go through the history over pages that the browser kept; it says why when it kept one not. */
async function travel(page: Page) {
  const reasons: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons.push(...notRestoredExplanations.map(({reason}) => reason));
  });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({persisted}) => {
      window.wasKept = persisted;
    });
  });
  const expectKept = () =>
    expect
      .poll(async () => ({
        wasKept: await page.evaluate(() => window.wasKept).catch(() => null),
        reasons,
      }))
      .toEqual({wasKept: true, reasons: []});
  return {
    // A page that was kept does not load again.
    async back() {
      await page.goBack({waitUntil: 'commit'});
      await expectKept();
    },
    async forward() {
      await page.goForward({waitUntil: 'commit'});
      await expectKept();
    },
  };
}

test('a page comes back as it was left, with the cart of now and a countdown that goes on', async ({
  page,
}) => {
  const {back, forward} = await travel(page);
  const panel = new CartPanel(page);
  await page.goto('/product/keeper-of-the-dark');
  await panel.expectCount(0);

  await leaveFor(page, '/product/first-light');
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
});

test('nothing on the other pages forbids the browser to keep them', async ({page}) => {
  const {back} = await travel(page);
  for (const path of ['/', '/collections/prints', '/commissions']) {
    await page.goto(path);
    await leaveFor(page, '/about');
    await back();
  }
});
