import {expect, test} from '../support/test';

/** Each page that reads the storefront, and a way in which that fails; that every way leaves every page standing is seen over HTTP. */
const FAILURES = [
  {
    path: '/',
    heading: 'Art that speaks to the heart',
    empty: 'No products found',
    fault: {status: 402},
    toast: /Shopify: Payment required.*billing plan/,
  },
  {
    path: '/collections/prints',
    heading: 'Fine Art Prints',
    empty: 'No products found in this collection',
    fault: {status: 503, body: '<html>Service Unavailable</html>'},
    toast: /Shopify Connection Error.*503/,
  },
  {
    path: '/collections/originals',
    heading: 'Original Paintings',
    empty: 'No products found in this collection',
    fault: {graphqlErrors: ['Throttled', 'Something else']},
    toast: /Shopify API Error.*Throttled, Something else/,
  },
  {
    path: '/product/first-light',
    heading: 'Product not found',
    empty: 'Return Home',
    fault: {drop: true as const},
    toast: /Shopify Connection Error.*No connection/,
  },
  {
    path: '/product/first-light/early-access',
    heading: 'Product not found',
    empty: 'Return Home',
    fault: {status: 200, body: '{"data":{"product":{"id":"gid'},
    toast: /Shopify Connection Error.*could not be read/,
  },
];

for (const {path, heading, empty, fault, toast} of FAILURES) {
  test(`a storefront that fails leaves ${path} standing and is told of in a toast: ${JSON.stringify(fault)}`, async ({
    page,
    shop,
  }) => {
    await shop.control.setFaults([{target: 'storefront', ...fault}]);
    await page.goto(path);
    await expect(page.getByRole('heading', {name: heading, level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByText(empty).first()).toBeVisible();
    const told = page.locator('[data-sonner-toast]');
    await expect(told).toHaveCount(1);
    await expect(told).toHaveText(toast);
  });
}

test('a fault met while moving between pages is told in a toast too, and is over when the storefront is back', async ({
  page,
  shop,
}) => {
  await shop.control.setFaults([{target: 'storefront', status: 402}]);
  await page.goto('/pages/returns');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // A page that asks nothing of the storefront never notices.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', {name: 'Prints'}).click();
  await expect(page.getByText('No products found in this collection')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Shopify: Payment required');
  await shop.control.clearFaults();
  await page.reload();
  await expect(page.getByRole('link', {name: 'First Light'}).first()).toBeVisible();
});
