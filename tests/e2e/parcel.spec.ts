import {chromium, devices, type Page} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';
import {CartPanel} from '../support/cart-panel';
import {enterDeliveryAddress, pay} from '../support/hosted-checkout';
import {waitForHydrationOnLoad} from '../support/hydration';
import {boxOf, overlap} from '../support/overlap';
import {expect, test} from '../support/test';

const addButton = (page: Page) => page.getByRole('button', {name: 'Add to Cart'}).first();
const message = (page: Page) => page.locator('[data-sonner-toast]').last();

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('a work can be added offline: a toast shows its size and picture and covers no link, and the cart opens', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto('/product/barn-under-stars');
    await context.setOffline(true);
    await addButton(page).click();
    await expect(message(page)).toContainText('Added to cart');
    await expect(message(page).getByText('8 × 12 in')).toBeVisible();
    await expect(message(page).locator('img')).toHaveAttribute('src', /barn-under-stars.*width=/);
    for (const link of await page.getByRole('banner').getByRole('link').all()) {
      await expect.poll(() => overlap(message(page), link)).toBe(false);
    }
    const panel = new CartPanel(page);
    await panel.expectCount(1);
    await panel.open();
    await expect(panel.line('Barn Under Stars')).toContainText('CAD $60.00');
    await context.setOffline(false);
    await page.reload();
    await panel.expectCount(1);
    // The browser logs each request without an answer.
    consoleErrors.length = 0;
  });
});

test('a panel reaches the edge of a window with a scrollbar', async ({shop}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    viewport: {width: 1280, height: 800},
    reducedMotion: 'reduce',
  });
  waitForHydrationOnLoad(page);
  await page.goto(`${shop.url}/product/barn-under-stars`);
  const heading = page.getByRole('heading', {level: 1});
  const before = await boxOf(heading);
  const panel = new CartPanel(page);
  await panel.open();
  await expect.poll(async () => (await boxOf(panel.root)).right).toBe(1280);
  // The page behind stays in place, except for sizes relative to the window's width.
  expect(Math.abs((await boxOf(heading)).left - before.left)).toBeLessThan(2);
  await expect(panel.root.getByRole('img').first()).toBeVisible();
  await expect(panel.root.getByRole('link', {name: 'Shop Prints'})).toBeVisible();
  await expect(panel.root.getByText('$0.00')).toHaveCount(0);
  await browser.close();
});

test.describe('on a phone', () => {
  const {viewport, hasTouch, isMobile, deviceScaleFactor} = devices['iPhone 13'];
  test.use({viewport, hasTouch, isMobile, deviceScaleFactor});

  test('a shopper goes from the message to the parcel', async ({page, shop, consoleErrors}) => {
    await page.goto('/product/barn-under-stars');
    await addButton(page).click();
    await message(page).getByRole('button', {name: 'View Cart'}).click();
    const panel = new CartPanel(page);
    await expect(panel.line('Barn Under Stars')).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);

    // A toast in the panel covers neither the line nor the Close button.
    await shop.control.setFaults([{target: 'cart', status: 500, times: 1}]);
    await panel.checkoutButton.click();
    await expect(message(page)).toContainText('Checkout failed');
    const line = panel.line('Barn Under Stars');
    for (const part of [line.getByRole('heading'), line.getByText('CAD $60.00')]) {
      await expect.poll(() => overlap(message(page), part)).toBe(false);
    }
    const close = panel.root.getByRole('button', {name: 'Close'});
    await expect.poll(() => overlap(message(page), close)).toBe(false);

    await panel.checkOut();
    await expect(page.getByText('Barn Under Stars')).toBeHidden();
    await page.getByText('Your order, 1 work').click();
    await expect(page.getByText('Barn Under Stars')).toBeVisible();
    await page.getByRole('link', {name: 'Return to cart'}).click();
    await expect(panel.line('Barn Under Stars')).toBeVisible();
    await panel.checkOut();

    await page.getByRole('button', {name: 'Continue to payment'}).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(6);
    await enterDeliveryAddress(page);
    await pay(page);
    const work = page.getByRole('figure', {name: 'Barn Under Stars'}).getByRole('img');
    await expect
      .poll(async () => (await work.boundingBox())?.width)
      .toBeGreaterThan(viewport.width * 0.85);
    // The browser logs the 502 and the 422, and the shop logs a warning.
    consoleErrors.length = 0;
  });
});
