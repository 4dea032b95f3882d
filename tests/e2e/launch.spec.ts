import {startShop, type Shop} from '../support/shop';
import {expect, test} from '../support/test';

test('a work that is coming soon counts down and cannot be bought', async ({page, shop}) => {
  const launch = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await shop.control.changeProduct('first-light', {metafields: {'custom.launch_at': launch}});
  await page.goto('/product/first-light');
  const main = page.getByRole('main');
  await expect(main.getByText('Coming Soon').first()).toBeVisible();
  await expect(main.getByRole('button', {name: 'Coming Soon'})).toBeDisabled();
  await expect(main).not.toContainText('CAD $');
  const timer = main.getByText(/^\d+d \d\d:\d\d:\d\d$/);
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
});

test('a launch opens the work without a reload', async ({page, shop}) => {
  const launch = new Date(Date.now() + 6000).toISOString();
  await shop.control.changeProduct('first-light', {metafields: {'custom.launch_at': launch}});
  await page.goto('/product/first-light');
  await expect(page.getByRole('button', {name: 'Coming Soon'})).toBeDisabled();
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeEnabled({timeout: 15_000});
  await expect(page.getByRole('main')).toContainText('CAD $');
  await expect(page.getByText(/^\d+d \d\d:\d\d:\d\d$/)).toHaveCount(0);
});

test.describe('Breakthrough, minutes before ten in the morning of its day', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({env: {SHOP_CLOCK: '2025-11-03T12:55:00Z'}});
  });
  test.afterAll(() => shop.close());

  test('is out on its card, which reads 09:00, and coming soon on its page, which reads 10:00', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/`);
    const card = page.getByRole('article').filter({hasText: 'Breakthrough'});
    await expect(card).toBeVisible();
    await expect(card.getByText('Coming Soon')).toHaveCount(0);
    await page.goto(`${shop.url}/product/breakthrough`);
    await expect(page.getByRole('button', {name: 'Coming Soon'})).toBeDisabled();
    await expect(page.getByText(/^0d 00:0[0-4]:\d\d$/)).toBeVisible();
  });

  test('the footer’s year is the shop’s', async ({page}) => {
    await page.goto(`${shop.url}/about`);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  });
});
