import type {Locator, Page} from '@playwright/test';
import {expect} from '../support/test';
import type {View} from './view';

/** Focuses as by keyboard, so that focus rings are shown. */
async function focusByKeyboard(page: Page, target: Locator) {
  await page.keyboard.press('Tab');
  await target.focus();
  await expect(target).toBeFocused();
}

/** The layout of every page, and focus rings. */
export const LAYOUT_VIEWS: readonly View[] = [
  {
    name: 'menu',
    path: '/collections/prints',
    async arrange(page) {
      await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    },
    isWindow: true,
    upTo: 1151,
  },
  {
    name: 'skip-link',
    path: '/about',
    arrange: (page) => page.keyboard.press('Tab'),
    isWindow: true,
  },
  {
    name: 'focus-header',
    path: '/',
    arrange: (page) =>
      focusByKeyboard(
        page,
        page.getByRole('banner').getByRole('link').filter({visible: true}).last(),
      ),
    isWindow: true,
  },
  {
    name: 'focus-card',
    path: '/collections/prints',
    arrange: (page) => focusByKeyboard(page, page.getByRole('article').nth(1).getByRole('link')),
    isWindow: true,
  },
  {
    name: 'focus-button',
    path: '/product/first-light',
    arrange: (page) => focusByKeyboard(page, page.getByRole('button', {name: 'Add to Cart'})),
    isWindow: true,
  },
  {
    name: 'focus-size',
    path: '/product/first-light',
    arrange: (page) => focusByKeyboard(page, page.getByRole('radio').first()),
    isWindow: true,
  },
  {
    name: 'focus-field',
    path: '/contact',
    arrange: (page) => focusByKeyboard(page, page.getByLabel('Message')),
    isWindow: true,
  },
  {
    name: 'tooltip',
    path: '/about',
    async arrange(page) {
      await page.mouse.move(10, 400);
      const cart = page.getByRole('button', {name: /Shopping cart/});
      await cart.hover();
      // Hidden, it is a pixel wide.
      await expect(cart.getByText(/Shopping cart/)).not.toHaveCSS('width', '1px');
    },
    isWindow: true,
  },
];
