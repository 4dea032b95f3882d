import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect, test} from '../support/test';

const PAGES = [
  '/',
  '/collections/prints',
  '/collections/originals',
  '/product/first-light',
  '/product/the-long-gale',
  '/product/keeper-of-the-dark',
  '/product/out-of-the-fog',
  '/product/first-light/early-access',
  '/commissions',
  '/about',
  '/contact',
  '/gallery',
  '/pages/terms',
];

async function expectNoViolation(page: Page) {
  const {violations} = await new AxeBuilder({page}).analyze();
  const found = violations.map(({id, impact, nodes}) => `${id} (${impact}): ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}

test.use({reducedMotion: 'reduce'});

test('axe finds nothing on any page', async ({page}) => {
  test.setTimeout(120_000);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectNoViolation(page);
    });
  }
});

test('axe finds nothing where there is nothing', async ({page, consoleErrors}) => {
  for (const path of ['/no/such/page', '/product/no-such-work']) {
    await page.goto(path);
    await expectNoViolation(page);
  }
  // The browser reports the 404 itself.
  consoleErrors.length = 0;
});

test('axe finds nothing in the open cart, full and empty, nor in a toast', async ({page}) => {
  await page.goto('/product/first-light');
  const panel = new CartPanel(page);
  await panel.open();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await panel.open();
  await expect(panel.line('First Light')).toBeVisible();
  await expectNoViolation(page);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('axe finds nothing on the pages and in the open side menu', async ({page}) => {
    for (const path of ['/', '/collections/prints', '/product/first-light']) {
      await page.goto(path);
      await expectNoViolation(page);
    }
    await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await expectNoViolation(page);
  });
});

test.describe('in a window of 320 pixels', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('nothing scrolls sideways', async ({page}) => {
    for (const path of PAGES) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test('a print is bought with the keyboard alone', async ({page, shop}) => {
  await page.goto('/product/first-light');
  const first = page.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await panel.badge().focus();
  await page.keyboard.press('Enter');
  await expect(panel.root).toBeVisible();
  for (let press = 0; press < 10; press++) {
    if (await panel.checkoutButton.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.backendUrl}/cart/c/**`);
});
