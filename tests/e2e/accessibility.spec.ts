import {expectNoViolation} from '../support/axe';
import {CartPanel} from '../support/cart-panel';
import {casesOf, EVERY_CASE, TRIES_EVERY_CASE} from '../support/every-case';
import {waitForHydration} from '../support/hydration';
import {expect, test} from '../support/test';
import {collectViolations} from '../support/violations';
import {CART_VIEWS} from '../screenshots/cart-views';
import {FORM_VIEWS} from '../screenshots/form-views';
import {LAYOUT_VIEWS} from '../screenshots/layout-views';
import {PRODUCT_VIEWS} from '../screenshots/product-views';
import {SHOP_VIEWS} from '../screenshots/shop-views';
import {STORY_VIEWS} from '../screenshots/story-views';

/** A page of each kind, but those that have axe in journeys of their own: the search, a shortlist, a certificate, a sold work. */
const PAGES = [
  '/',
  '/collections/prints?sort=price-low',
  '/product/first-light',
  '/product/keeper-of-the-dark',
  '/cart/7500000000001:2',
  '/commissions',
  '/about',
  '/contact',
  '/gallery',
  '/journal/why-the-knife',
  '/newsletter',
  '/unsubscribe?token=8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f',
  '/product/first-light/early-access',
  '/journal',
  '/series/cold-wax',
  '/newsletter/confirm?token=8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f',
  '/pages/terms',
  '/no/such/page',
  // Another language has the same elements, with other words and `lang` here and there.
  '/fr/product/first-light',
];
/** Further pages of the same parts. */
const OTHER_PAGES = [
  '/shortlist',
  '/certificate/specimen?work=moon-road',
  '/search?q=boats&kind=prints',
  '/certificate/no-such-number',
  '/gallery/fog-signal',
  '/gallery?work=fog-signal',
  '/fr',
  '/fr/commissions',
  '/collections/originals',
  '/product/the-long-gale',
  '/product/out-of-the-fog',
  '/product/no-such-work',
  '/search',
  '/search?q=zeppelin',
  '/unsubscribe',
  '/newsletter/confirm',
  '/commissions/status/8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f',
];

/**
 * Views with something open, chosen, rejected or announced, and the part of the page to check; the pages above cover the rest.
 * The journeys that come by such a part have axe too: a rejected form, a full cart, its problems, a toast, a tooltip, the viewer.
 */
const TYPICAL_STATES: Record<string, string> = {'product-checkout-problem': 'main'};
const OTHER_STATES: Record<string, string> = {
  'cart-problems': 'dialog',
  toasts: '[data-sonner-toaster]',
  tooltip: 'header',
  'home-joined': 'main form',
  'newsletter-error': 'main',
  viewer: 'dialog',
  'home-failed': '[data-sonner-toaster]',
  'product-large-size': 'main form',
  'early-access-words': 'main',
  'cart-empty': 'dialog',
  'unsubscribe-done': 'main',
  'confirm-done': 'main',
  'about-second-video': 'main',
};
const STATES = TRIES_EVERY_CASE ? {...TYPICAL_STATES, ...OTHER_STATES} : TYPICAL_STATES;
const VIEWS = [
  ...SHOP_VIEWS,
  ...PRODUCT_VIEWS,
  ...CART_VIEWS,
  ...FORM_VIEWS,
  ...STORY_VIEWS,
  ...LAYOUT_VIEWS,
].filter(({name}) => name in STATES);

test('axe finds no violation on any page, none breaks its security policy or scrolls sideways at 320 pixels', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const violations = await collectViolations(page);
  const {width, height} = page.viewportSize()!;
  for (const path of casesOf(PAGES, OTHER_PAGES)) {
    await test.step(path, async () => {
      await page.setViewportSize({width, height});
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expectNoViolation(page);
      await page.setViewportSize({width: 320, height: 640});
      // A row that a script lays out follows the new width a frame later.
      await expect
        .poll(() =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        .toBeLessThanOrEqual(0);
    });
  }
  expect(violations).toEqual([]);
  // The browser logs each 404.
  consoleErrors.length = 0;
});

test('axe checks every state in the list', () => {
  expect(VIEWS.map(({name}) => name).sort()).toEqual(Object.keys(STATES).sort());
});

for (const {name, path, before, arrange} of VIEWS) {
  test(`axe finds no violation in ${name}`, async ({page, shop, consoleErrors}) => {
    await before?.(shop.control);
    await page.goto(path);
    await waitForHydration(page);
    await arrange?.(page, shop.control);
    await expectNoViolation(page, STATES[name]);
    consoleErrors.length = 0;
  });
}
test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('axe finds no violation on the pages', EVERY_CASE, async ({page}) => {
    for (const path of ['/', '/product/first-light']) {
      await page.goto(path);
      await expectNoViolation(page);
    }
  });
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
