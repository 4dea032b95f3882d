import {expectNoViolation} from '../support/axe';
import {CartPanel} from '../support/cart-panel';
import {expectNoSideScroll} from '../support/scroll';
import {expect, test} from '../support/test';
import {collectViolations} from '../support/violations';

/**
 * A page of each kind, except those that their own journeys check with axe: the search, a shortlist, a certificate, a sold work, a
 * hold, the exhibitions.
 */
const PAGES = [
  '/',
  '/collections/prints?sort=price-low',
  '/product/first-light',
  '/product/first-light?checkout=sold-out',
  '/product/out-of-the-fog',
  '/product/keeper-of-the-dark',
  '/product/the-long-gale',
  '/cart/7500000000001:2',
  '/commissions',
  '/about',
  '/contact',
  '/questions',
  '/ai',
  '/order',
  '/gallery',
  '/journal/why-the-knife',
  '/newsletter',
  '/unsubscribe?token=8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f',
  '/product/first-light/early-access',
  '/journal',
  '/series/cold-wax',
  '/pages/terms',
  '/no/such/page',
  // Another language has the same elements, with other texts and some `lang` attributes.
  '/fr/product/first-light',
];
test('axe finds no violation on any page, and no page violates its security policy or scrolls sideways at 320 pixels', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const violations = await collectViolations(page);
  const {width, height} = page.viewportSize()!;
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize({width, height});
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expectNoViolation(page);
      await page.setViewportSize({width: 320, height: 640});
      await expectNoSideScroll(page);
    });
  }
  expect(violations).toEqual([]);
  // The browser logs each 404.
  consoleErrors.length = 0;
});

test('a print can be bought with the keyboard alone', async ({page, shop}) => {
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
