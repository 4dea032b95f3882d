import {expect, test} from '../support/test';

test('a fault during client-side navigation shows a toast too, and Try Again loads the works when the storefront is back', async ({
  page,
  shop,
}) => {
  await shop.control.setFaults([{target: 'storefront', status: 402}]);
  await page.goto('/contact');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // No page's text mentions a failure.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', {name: 'Prints'}).click();
  await expect(page.getByText('No products found in this collection')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Shopify: Payment required');
  await shop.control.setFaults([{target: 'storefront', delayMs: 1500}]);
  await page.getByRole('link', {name: 'Try Again'}).click();
  await expect(page.getByRole('link', {name: 'Loading…'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'First Light'}).first()).toBeVisible();
});
