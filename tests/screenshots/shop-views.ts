import type {Page} from '@playwright/test';
import type {Control} from '../support/control';
import {expect} from '../support/test';
import type {View} from './view';

const LONG_TITLE = 'The Long, Slow, Unreasonable Return of the Boats to Saint Andrews';

const toast = (page: Page) => expect(page.locator('[data-sonner-toast]')).toBeVisible();

async function withoutExclusiveWorks(control: Control) {
  for (const handle of ['santa', 'breakthrough']) await control.removeProduct(handle);
}

/** More prints than fit on a page. They have no pictures, to show such cards. */
async function withStudies(control: Control) {
  for (let number = 1; number <= 40; number += 1) {
    await control.changeProduct(`study-${number}`, {
      title: `Study ${number}`,
      productType: 'Prints',
      createdAt: new Date(Date.UTC(2019, 0, 1, number)).toISOString(),
    });
  }
}

/** Home and the collections. */
export const SHOP_VIEWS: readonly View[] = [
  {name: 'home', path: '/'},
  {name: 'home-without-works', path: '/', before: withoutExclusiveWorks},
  {
    name: 'home-failed',
    path: '/',
    before: (control) => control.setFaults([{target: 'storefront', status: 500}]),
    arrange: toast,
  },
  {
    name: 'home-joined',
    path: '/',
    async arrange(page) {
      const form = page.getByRole('region', {name: 'Be there when it leaves'}).locator('form');
      await form.getByLabel('Email address').fill('ida@example.ca');
      await form.getByRole('button').click();
      await expect(form.getByRole('status').filter({hasText: 'Welcome'})).toBeVisible();
      await form.scrollIntoViewIfNeeded();
    },
    isWindow: true,
  },
  {name: 'prints', path: '/collections/prints'},
  {name: 'originals', path: '/collections/originals'},
  {name: 'prints-by-price', path: '/collections/prints?sort=price-low', isWindow: true},
  {
    name: 'prints-long-titles',
    path: '/collections/prints',
    before: (control) =>
      control.changeProduct('first-light', {
        title: LONG_TITLE,
        createdAt: '2026-01-01T00:00:00Z',
        metafields: {'custom.ribbon': 'Back in print for the summer'},
      }),
    isWindow: true,
  },
  {
    name: 'prints-continued',
    path: '/collections/prints',
    before: withStudies,
    async arrange(page) {
      const more = page.getByRole('link', {name: 'Show more works'});
      await more.click();
      await expect(more).toHaveCount(0);
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
    },
    isWindow: true,
  },
  {
    name: 'prints-more',
    path: '/collections/prints',
    before: withStudies,
    arrange: (page) => page.getByRole('link', {name: 'Show more works'}).scrollIntoViewIfNeeded(),
    isWindow: true,
  },
  ...[402, 500].map((status) => ({
    name: `prints-answered-${status}`,
    path: '/collections/prints',
    before: (control: Control) => control.setFaults([{target: 'storefront', status}]),
    arrange: toast,
    isWindow: true as const,
  })),
  {
    name: 'waiting',
    path: '/pages/shipping',
    async arrange(page, control) {
      await control.setFaults([{target: 'storefront', delayMs: 5000}]);
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Prints'})
        .evaluate((link) => (link as HTMLElement).click());
      await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
    },
    isWindow: true,
  },
  {name: 'cart-link', path: '/cart/7500000000001:2,7500000001001:1'},
  {name: 'search', path: '/search'},
  {name: 'search-result', path: '/search?kind=prints&colour=blue&sofa=200'},
  {name: 'search-nothing', path: '/search?q=zeppelin&colour=red'},
  {
    name: 'search-suggestions',
    path: '/search',
    async arrange(page) {
      await page.getByRole('combobox').fill('boats');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    isWindow: true,
  },
];
