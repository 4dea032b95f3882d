import type {Fault} from '../support/control';
import {expect, test} from '../support/test';

/** Every page that reads the storefront, and what it shows when that fails. */
const PAGES = [
  {path: '/', heading: 'Art that speaks to the heart', empty: 'No products found'},
  {
    path: '/collections/prints',
    heading: 'Fine Art Prints',
    empty: 'No products found in this collection',
  },
  {
    path: '/collections/originals',
    heading: 'Original Paintings',
    empty: 'No products found in this collection',
  },
  {path: '/product/first-light', heading: 'Product not found', empty: 'Return Home'},
  {path: '/product/first-light/early-access', heading: 'Product not found', empty: 'Return Home'},
];

/** Every way a storefront can fail, and its toast (specification, section 8). */
const FAULTS: {name: string; fault: Omit<Fault, 'target'>; title: string; description: string}[] = [
  {
    name: '402',
    fault: {status: 402},
    title: 'Shopify: Payment required',
    description: 'billing plan',
  },
  {name: '401', fault: {status: 401}, title: 'Shopify: Unauthorized', description: 'token'},
  {
    name: '403',
    fault: {status: 403},
    title: 'Shopify: Access Denied',
    description: 'not available',
  },
  {name: '500', fault: {status: 500}, title: 'Shopify Connection Error', description: '500'},
  {
    name: '503 with a page of HTML',
    fault: {status: 503, body: '<html>Service Unavailable</html>'},
    title: 'Shopify Connection Error',
    description: '503',
  },
  {
    name: '402 with no body',
    fault: {status: 402, body: ''},
    title: 'Shopify: Payment required',
    description: 'billing plan',
  },
  {
    name: 'GraphQL errors',
    fault: {graphqlErrors: ['Throttled', 'Something else']},
    title: 'Shopify API Error',
    description: 'Throttled, Something else',
  },
  {
    name: 'truncated JSON',
    fault: {status: 200, body: '{"data":{"product":{"id":"gid'},
    title: 'Shopify Connection Error',
    description: 'could not be read',
  },
  {
    name: 'an answer without data',
    fault: {status: 200, body: '{}'},
    title: 'Shopify Connection Error',
    description: 'could not be read',
  },
  {
    name: 'a dropped connection',
    fault: {drop: true},
    title: 'Shopify Connection Error',
    description: 'No connection',
  },
  {
    name: 'silence',
    fault: {delayMs: 30_000},
    title: 'Shopify Connection Error',
    description: 'No answer in time',
  },
];

for (const {name, fault, title, description} of FAULTS) {
  test(`a storefront that answers ${name} leaves every page standing and is told of in a toast`, async ({
    page,
    shop,
  }) => {
    await shop.control.setFaults([{target: 'storefront', ...fault}]);
    for (const {path, heading, empty} of PAGES) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        expect(response?.headers()['cache-control']).toBe('no-store');
        await expect(page.getByRole('heading', {name: heading, level: 1})).toBeVisible();
        await expect(page.getByRole('main').getByText(empty).first()).toBeVisible();
        const toast = page.locator('[data-sonner-toast]');
        await expect(toast).toHaveCount(1);
        await expect(toast).toContainText(title);
        await expect(toast).toContainText(description);
      });
    }
  });
}

test('a fault met while moving between pages is told in a toast too', async ({page, shop}) => {
  await page.goto('/');
  await shop.control.setFaults([{target: 'storefront', status: 402}]);
  await page.getByRole('banner').getByRole('link', {name: 'Prints'}).click();
  await expect(page.getByText('No products found in this collection')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Shopify: Payment required');
});

test('pages that ask nothing of the storefront never notice', async ({page, shop}) => {
  await shop.control.setFaults([{target: 'storefront', status: 500}]);
  await page.goto('/pages/returns');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('the shop is back as soon as the storefront is', async ({page, shop}) => {
  await shop.control.setFaults([{target: 'storefront', status: 500, times: 1}]);
  await page.goto('/collections/prints');
  await expect(page.getByText('No products found in this collection')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', {name: 'First Light'}).first()).toBeVisible();
});
