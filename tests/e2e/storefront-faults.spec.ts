import {STOREFRONT_FAULTS, STOREFRONT_PAGES} from '../support/storefront-faults';
import {expect, test} from '../support/test';

// That each of these faults leaves each page standing is seen over HTTP.
for (const [index, {name, fault, title, description}] of STOREFRONT_FAULTS.entries()) {
  const {path, heading, empty} = STOREFRONT_PAGES[index % STOREFRONT_PAGES.length]!;
  test(`a storefront that answers ${name} leaves ${path} standing and is told of in a toast`, async ({
    page,
    shop,
  }) => {
    await shop.control.setFaults([{target: 'storefront', ...fault}]);
    await page.goto(path);
    await expect(page.getByRole('heading', {name: heading, level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByText(empty).first()).toBeVisible();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText(title);
    await expect(toast).toContainText(description);
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
