import type {Page} from '@playwright/test';
import {CartPanel, pressAgain} from '../support/cart-panel';
import {waitForHydration} from '../support/hydration';
import {expect} from '../support/test';
import type {View} from './view';

const WORKS = ['first-light', 'waiting-for-the-tide', 'barn-under-stars'];

async function add(page: Page, handle: string) {
  await page.goto(`/product/${handle}`);
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await new CartPanel(page).expectCount(1 + WORKS.indexOf(handle));
}

/** Opens the panel on a page without toasts. */
async function openFull(page: Page): Promise<CartPanel> {
  for (const handle of WORKS) await add(page, handle);
  await page.goto('/collections/prints');
  await waitForHydration(page);
  const panel = new CartPanel(page);
  await panel.open();
  await expect(panel.line('First Light')).toBeVisible();
  return panel;
}

/** The cart panel and its toasts. */
export const CART_VIEWS: readonly View[] = [
  {
    name: 'cart-empty',
    path: '/collections/prints',
    arrange: (page) => new CartPanel(page).open(),
    isWindow: true,
  },
  {name: 'cart-full', path: '/', arrange: openFull, isWindow: true},
  {
    name: 'cart-problems',
    path: '/',
    async arrange(page, control) {
      const panel = await openFull(page);
      await control.changeProduct('first-light', {available: false});
      await control.changeProduct('barn-under-stars', {price: '99.00'});
      await panel.checkoutButton.click();
      await expect(panel.line('First Light')).toContainText('Sold out');
      await panel.root.getByText('Use a discount code').click();
      await panel.root.getByText('Add a gift note').click();
    },
    isWindow: true,
  },
  {
    name: 'cart-creating-checkout',
    path: '/',
    async arrange(page, control) {
      const panel = await openFull(page);
      await control.setFaults([{target: 'cart', delayMs: 5000}]);
      await panel.checkoutButton.click();
      await expect(panel.checkoutButton).toBeDisabled();
    },
    isWindow: true,
  },
  {
    name: 'cart-checkout-failed',
    path: '/',
    async arrange(page, control) {
      const panel = await openFull(page);
      await control.setFaults([{target: 'cart', status: 500}]);
      await panel.checkoutButton.click();
      await expect(panel.root.getByRole('alert')).toContainText('Checkout failed');
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    },
    isWindow: true,
  },
  ...[1, 3].map((count) => ({
    name: count === 1 ? 'toast' : 'toasts',
    path: '/product/first-light',
    async arrange(page: Page) {
      for (let press = 0; press < count; press++)
        await pressAgain(page.getByRole('button', {name: 'Add to Cart'}));
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(count);
    },
    isWindow: true as const,
  })),
];
