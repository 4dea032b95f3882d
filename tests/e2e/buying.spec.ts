import {CartPanel} from '../support/cart-panel';
import {enterDeliveryAddress, pay} from '../support/hosted-checkout';
import {expect, test} from '../support/test';

/** Copies of each size, so that buying both sells the work out. */
const STOCK = 2;

test('a shopper buys a print, from the home page until it is sold out @firefox', async ({
  page,
  shop,
}) => {
  await shop.control.changeProduct('green-water', {quantity: STOCK, price: '100.00'});

  await page.goto('/');
  await page.getByRole('main').getByRole('link', {name: 'Shop Prints'}).click();
  await page.getByRole('link', {name: 'Green Water'}).click();
  await expect(page).toHaveURL(/\/product\/green-water$/);
  await expect(page.getByRole('heading', {name: 'Green Water', level: 1})).toBeVisible();

  const size = page.getByRole('radio').nth(1);
  await size.check();
  const variantId = await size.getAttribute('value');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    'Green Water has been added to your cart.',
  );

  await page.reload();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await panel.open();
  await panel.root.getByRole('button', {name: /Increase quantity/}).click();
  await expect(panel.root.getByText('2 items')).toBeVisible();
  await expect(panel.line('Green Water')).toContainText('CAD $200.00');
  await panel.checkOut();
  await expect(page.getByText('Green Water').first()).toBeVisible();
  await enterDeliveryAddress(page);
  await expect(page.getByText('HST (15%)').first()).toBeVisible();
  await expect(page.getByText('CAD $30.00').first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Pay CAD $230.00'})).toBeVisible();
  await pay(page);

  const orders = await shop.control.orders();
  expect(orders).toHaveLength(1);
  expect(JSON.stringify(orders[0])).toContain('ada@example.com');
  expect(JSON.stringify(orders[0])).toContain(variantId);

  await page.getByRole('link', {name: 'Return to the shop'}).click();
  await panel.open();
  await panel.answer('Yes, Empty the Cart');
  await panel.expectCount(0);

  await page.goto('/product/green-water');
  const soldSize = page.locator(`input[type="radio"][value="${variantId}"]`);
  await expect(soldSize).toBeDisabled();
  await expect(page.getByRole('radio', {name: /\(Sold Out\)/})).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 664}});

  test('a shopper buys a print with links and forms on a phone, and sees nothing that needs scripts', async ({
    page,
    shop,
  }) => {
    await shop.control.changeProduct('green-water', {quantity: 1, price: '100.00'});
    await page.goto('/');
    const cart = page.getByRole('link', {name: /Shopping cart/, includeHidden: true});
    await expect(cart).toHaveAttribute('href', '/cart');
    await expect(cart).toBeHidden();
    await page.getByRole('main').getByRole('link', {name: 'Shop Prints'}).click();
    await expect(page.getByRole('link', {name: 'Green Water'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Save Green Water'})).toBeHidden();
    await page.getByRole('link', {name: 'Green Water'}).click();
    await expect(page.getByRole('button', {name: 'See It on Your Wall'})).toBeHidden();
    await page.getByRole('radio').nth(1).check();
    // The button of the bar at the bottom edge.
    const button = page.getByRole('button', {name: 'Add to Cart'}).last();
    await expect(button).toBeInViewport({ratio: 1});
    await button.click();

    await page.waitForURL(`${shop.backendUrl}/cart/c/**`);
    expect(new URL(page.url()).searchParams.get('channel')).toBe('online_store');
    await enterDeliveryAddress(page);
    await pay(page);
    expect(await shop.control.orders()).toHaveLength(1);

    await page.goto('/product/green-water');
    await expect(page.getByRole('radio', {name: /\(Sold Out\)/})).toBeDisabled();
  });
});
