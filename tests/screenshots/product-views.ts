import type {Page} from '@playwright/test';
import {expect} from '../support/test';
import type {View} from './view';

async function openViewer(page: Page) {
  await page
    .getByRole('group', {name: /^Pictures of/})
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
}

/** Product pages. */
export const PRODUCT_VIEWS: readonly View[] = [
  {name: 'product', path: '/product/first-light'},
  {
    name: 'product-large-size',
    path: '/product/first-light',
    arrange: (page) => page.getByRole('radio', {name: '18×24 in'}).check(),
    isWindow: true,
  },
  {name: 'product-size-sold-out', path: '/product/moon-road?size=16%C3%9720+in', isWindow: true},
  {name: 'product-single-size', path: '/product/island-pair', isWindow: true},
  {name: 'product-sold-out', path: '/product/out-of-the-fog'},
  {name: 'product-coming-soon', path: '/product/keeper-of-the-dark'},
  {name: 'product-breakthrough', path: '/product/breakthrough'},
  {
    name: 'product-joined',
    path: '/product/keeper-of-the-dark',
    async arrange(page) {
      const form = page.getByRole('region', {name: 'Join the priority list'}).locator('form');
      await form.getByLabel('Email address').fill('ida@example.ca');
      await form.getByRole('button').click();
      await expect(form.getByRole('status').filter({hasText: 'on the priority'})).toBeVisible();
      await form.scrollIntoViewIfNeeded();
    },
    isWindow: true,
  },
  {
    name: 'wall',
    path: '/product/first-light?wall',
    arrange: (page) =>
      expect(page.getByRole('dialog').getByRole('button', {name: /^First Light,/})).toBeVisible(),
    isWindow: true,
  },
  {name: 'product-original', path: '/product/the-long-gale'},
  {name: 'product-original-sold', path: '/product/two-paddles'},
  {name: 'product-panorama', path: '/product/waiting-for-the-tide-panorama'},
  {name: 'product-tall', path: '/product/barn-under-stars'},
  {
    name: 'product-bare',
    path: '/product/bare',
    before: (control) =>
      control.changeProduct('bare', {
        title: 'The Long, Slow, Unreasonable Return of the Boats to Saint Andrews',
        productType: 'Prints',
      }),
  },
  {
    name: 'product-checkout-problem',
    path: '/product/first-light?checkout=sold-out',
    isWindow: true,
  },
  {name: 'product-not-found', path: '/product/no-such-work'},
  {
    name: 'product-failed',
    path: '/product/first-light',
    before: (control) => control.setFaults([{target: 'storefront', status: 500}]),
    arrange: (page) => expect(page.locator('[data-sonner-toast]')).toBeVisible(),
    isWindow: true,
  },
  {
    name: 'product-printed',
    path: '/product/first-light',
    async arrange(page) {
      // An A4 sheet without its margins.
      await page.setViewportSize({width: 657, height: 1016});
      await page.emulateMedia({media: 'print'});
    },
  },
  {name: 'viewer', path: '/product/first-light', arrange: openViewer, isWindow: true},
  {name: 'viewer-tall', path: '/product/barn-under-stars', arrange: openViewer, isWindow: true},
  {
    name: 'viewer-zoomed',
    path: '/product/first-light',
    async arrange(page) {
      await openViewer(page);
      await page.getByRole('button', {name: 'Zoom in'}).click();
      await expect(page.getByRole('button', {name: 'Zoom out'})).toBeVisible();
    },
    isWindow: true,
  },
  {name: 'early-access', path: '/product/first-light/early-access'},
  {
    name: 'early-access-words',
    path: '/product/keeper-of-the-dark/early-access',
    arrange: (page) => page.getByText("Artist's Words").click(),
  },
  {name: 'early-access-sold-out', path: '/product/out-of-the-fog/early-access', isWindow: true},
];
