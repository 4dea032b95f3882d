import {expect, test} from '../support/test';

test('navigating to home shows a spinner while the works load', async ({page, shop}) => {
  await page.goto('/pages/shipping');
  await shop.control.setFaults([{target: 'storefront', delayMs: 1500, times: 1}]);
  await page.getByRole('banner').getByRole('link', {name: 'Home', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
  const works = page.getByRole('region', {name: 'Exclusive Works'});
  await expect(works.getByRole('article')).toHaveCount(2);
  await expect(works.getByText('Seasonal—limited time')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toHaveCount(0);

  await shop.control.removeProduct('santa');
  await shop.control.removeProduct('breakthrough');
  await page.reload();
  await expect(works.getByText('No products found')).toBeVisible();
});
