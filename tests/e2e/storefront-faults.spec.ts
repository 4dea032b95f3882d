import {expect, test} from '../support/test';

/** Pages that query the storefront, with one fault each. The HTTP tests combine every fault with every page. */
interface Failure {
  path: string;
  heading: string;
  empty: string;
  fault: Omit<Fault, 'target'>;
  toast: RegExp;
}
const FAILURES = casesOf<Failure>(
  [
    {
      path: '/',
      heading: 'Art that speaks to the heart',
      empty: 'No products found',
      fault: {status: 402},
      toast: /Shopify: Payment required.*billing plan/,
    },
  ],
  [
    {
      path: '/product/first-light',
      heading: 'Product not found',
      empty: 'Return Home',
      fault: {drop: true},
      toast: /Shopify Connection Error.*No connection/,
    },
    {
      // Her words stay as they are, the facts beside them are missing.
      path: '/about',
      heading: 'About Maren Hallet',
      empty: 'I was born in Saint John',
      fault: {status: 500},
      toast: /Shopify Connection Error.*500/,
    },
    {
      path: '/gallery',
      heading: 'Gallery of Sold Works',
      empty: 'Load More',
      fault: {status: 401},
      toast: /Shopify: Unauthorized.*token/,
    },
    {
      path: '/gallery/fog-signal',
      heading: 'Fog Signal',
      empty: 'oil on canvas',
      fault: {status: 403},
      toast: /Shopify: Access Denied.*not available/,
    },
    {
      path: '/commissions',
      heading: 'Commissions',
      empty: 'Send Commission Request',
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
      path: '/product/first-light/early-access',
      heading: 'Product not found',
      empty: 'Return Home',
      fault: {status: 200, body: '{"data":{"product":{"id":"gid'},
      toast: /Shopify Connection Error.*couldn’t be read/,
    },
  ],
);

for (const {path, heading, empty, fault, toast} of FAILURES) {
  test(`a storefront that fails keeps ${path} usable and shows a toast: ${JSON.stringify(fault)}`, async ({
    page,
    shop,
  }) => {
    await shop.control.setFaults([{target: 'storefront', ...fault}]);
    await page.goto(path);
    await expect(page.getByRole('heading', {name: heading, level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByText(empty).first()).toBeVisible();
    const toasts = page.locator('[data-sonner-toast]');
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toHaveText(toast);
  });
}

test('a fault during client-side navigation shows a toast too, and ends when the storefront is back', async ({
  page,
  shop,
}) => {
  await shop.control.setFaults([{target: 'storefront', status: 402}]);
  await page.goto('/pages/returns');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The texts of every page say nothing of a failure.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', {name: 'Prints'}).click();
  await expect(page.getByText('No products found in this collection')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Shopify: Payment required');
  await shop.control.clearFaults();
  await page.reload();
  await expect(page.getByRole('link', {name: 'First Light'}).first()).toBeVisible();
});
