import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect, test} from '../support/test';

/** Removes features that Chrome 111, Firefox 128 or Safari 16.4 lack: the README promises to support them. */
async function removeNewFeatures(page: Page) {
  await page.addInitScript(() => {
    const newer: [object, ...string[]][] = [
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [Document.prototype, 'startViewTransition'],
      [URL, 'canParse', 'parse'],
      [AbortSignal, 'any'],
      [Navigator.prototype, 'share', 'canShare'],
      [window, 'onscrollend', 'requestIdleCallback', 'cancelIdleCallback', 'trustedTypes'],
    ];
    for (const [owner, ...names] of newer) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const later = /subgrid|@starting-style|scripting(?=:)|transition-behavior|text-wrap/g;
    await route.fulfill({response, body: css.replace(later, 'later')});
  });
}

test.beforeEach(({page}) => removeNewFeatures(page));

test('a print can be bought, and the toast is shown above the header', async ({page}) => {
  await page.goto('/product/first-light');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  const toast = page.locator('[data-sonner-toast]').getByText('Added to cart');
  await expect(toast).toBeVisible();
  await expect
    .poll(() =>
      toast.evaluate((node) => {
        const {left, top, width, height} = node.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === node;
      }),
    )
    .toBe(true);
  const panel = new CartPanel(page);
  await panel.open();
  await panel.checkOut();
});
