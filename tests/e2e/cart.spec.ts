import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {CartPanel, pressAgain} from '../support/cart-panel';
import {enterDeliveryAddress, pay} from '../support/hosted-checkout';
import {boxOf} from '../support/overlap';
import {expect, test} from '../support/test';

const CART_KEY = 'shopify-cart';

async function addToCart(page: Page, handle: string, size?: string | RegExp) {
  await page.goto(`/product/${handle}`);
  if (size) await page.getByRole('radio', {name: size}).check();
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.locator('[data-sonner-toast]').last()).toContainText('Added to cart');
}

async function storedCart(page: Page) {
  const text = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  return JSON.parse(text ?? 'null') as {
    items: {variantId: string; quantity: number; price: {amount: string}}[];
    cartId: string | null;
    checkoutUrl: string | null;
  } | null;
}

test.describe('the cart panel', () => {
  test('shows a toast at the top centre for an added work, merges equal lines, adds up the prices, and removes a line at zero', async ({
    page,
    shop,
  }) => {
    await shop.control.changeProduct('first-light', {price: '45.5'});
    const panel = new CartPanel(page);
    await page.goto('/product/first-light');
    const add = page.getByRole('button', {name: 'Add to Cart'});
    // A double tap counts as one.
    await add.dblclick();
    await panel.expectCount(1);
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toContainText('First Light has been added to your cart.');
    // It stays under the mouse.
    await toast.hover();
    const header = await boxOf(page.getByRole('banner'));
    await expect.poll(async () => (await boxOf(toast)).top).toBeGreaterThanOrEqual(header.bottom);
    const {top, left, right} = await boxOf(toast);
    expect(top - header.bottom).toBeLessThan(40);
    expect(Math.abs((left + right) / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10);
    await expectNoViolation(page, '[data-sonner-toaster]');

    await pressAgain(add);
    await panel.expectCount(2);
    await panel.open();
    await expect(panel.line('First Light')).toContainText('CAD $91.00');
    await expect(panel.line('First Light')).toContainText('CAD $45.50 each');
    await panel.root.getByRole('button', {name: /Increase quantity/}).click();
    await expect(panel.line('First Light')).toContainText('CAD $136.50');
    await expect(panel.root.getByText('Free shipping to Canada and the USA')).toBeVisible();
    await page.keyboard.press('Escape');

    // Another size is another line.
    await page.getByRole('radio').nth(1).check();
    await pressAgain(add);
    await panel.expectCount(4);
    await panel.open();
    await expect(panel.line('First Light')).toHaveCount(2);
    await expect(panel.root.getByText('4 items')).toBeVisible();
    await expectNoViolation(page, 'dialog');

    // A line is removed when its quantity reaches zero, and the focus stays in the panel.
    const decrease = panel.root.getByRole('button', {name: /Decrease quantity/});
    await decrease.last().click();
    await expect(panel.line('First Light')).toHaveCount(1);
    for (let press = 0; press < 3; press++) await decrease.click();
    await expect(panel.root.getByText('Your cart is empty')).toBeVisible();
    await expect(panel.root.getByRole('heading', {name: 'New Prints'})).toBeVisible();
    await expect(panel.root.getByText('0 items')).toBeVisible();
    await expect(panel.checkoutButton).toBeDisabled();
    // The footer is only for screen readers now, so nothing in it takes the focus.
    await expect(panel.root.locator('summary')).toHaveCount(0);
    const isInPanel = () => panel.root.evaluate((root) => root.contains(document.activeElement));
    await expect.poll(isInPanel).toBe(true);
    await expect.poll(async () => (await storedCart(page))?.items).toEqual([]);
  });
});

test.describe('checkout from the panel', () => {
  test('a size that sold out offers those that are left', async ({page}) => {
    await addToCart(page, 'first-light');
    const soldOut = page.getByRole('radio', {name: /Sold Out/});
    // As if it had sold since it was added.
    await page.evaluate(
      (id) => {
        const cart = JSON.parse(localStorage.getItem('shopify-cart')!) as {
          items: {variantId: string}[];
        };
        cart.items[0]!.variantId = id!;
        localStorage.setItem('shopify-cart', JSON.stringify(cart));
      },
      await soldOut.getAttribute('value'),
    );
    await page.reload();
    const panel = new CartPanel(page);
    await panel.open();
    const sizes = panel.line('First Light').getByRole('link', {name: /^\d/});
    await expect(sizes).toHaveText(['12 × 9 in', '16 × 12 in', '24 × 18 in']);
    await sizes.last().click();
    await expect(page).toHaveURL('/product/first-light?size=18%C3%9724+in');
    await expect(page.getByRole('radio', {name: '24 × 18 in'})).toBeChecked();
  });

  test('names works that have since been sold, removed, repriced or become scarce, and keeps the others @firefox', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await shop.control.changeProduct('moon-road', {price: '60.00'});
    await addToCart(page, 'first-light');
    await addToCart(page, 'green-water');
    await addToCart(page, 'red-hull');
    await addToCart(page, 'moon-road');
    await shop.control.changeProduct('first-light', {available: false});
    await shop.control.removeProduct('green-water');
    await shop.control.changeProduct('red-hull', {price: '99.00'});
    await shop.control.changeProduct('moon-road', {quantity: 2});
    const panel = new CartPanel(page);
    await panel.open();
    const expectChanges = async () => {
      await expect(panel.line('First Light')).toContainText('Sold out since you added it');
      await expect(panel.line('First Light').getByRole('button')).toHaveText([/^Remove/]);
      // No size of it is left.
      await expect(panel.line('First Light').getByRole('link')).toHaveText(['First Light']);
      await expect(panel.line('Green Water')).toContainText('No longer in the shop');
      await expect(panel.root.getByText('4 items')).toBeVisible();
      await expect(
        panel.root.getByText('not counting items that are no longer available'),
      ).toBeVisible();
      // Of Red Hull and Moon Road.
      await expect(panel.root.getByText('CAD $159.00').last()).toBeVisible();
      await expect(panel.line('Moon Road')).not.toContainText('now');
    };
    await expectChanges();
    await expect(panel.line('Red Hull')).toContainText('The price is now CAD $99.00');
    const price = panel.line('Red Hull').locator('.tabular-nums').first();
    await expect(price).toHaveText('CAD $99.00');
    await panel.checkoutButton.click();
    await expect(panel.root.getByRole('alert')).toContainText('Your cart has changed');
    await expectChanges();
    // The shopper has agreed to the price that the panel shows.
    await expect(panel.line('Red Hull')).not.toContainText('now');
    await expectNoViolation(page, 'dialog');

    await panel
      .line('First Light')
      .getByRole('button', {name: /^Remove/})
      .click();
    await panel
      .line('Green Water')
      .getByRole('button', {name: /^Remove/})
      .click();
    const few = panel.line('Moon Road');
    for (let click = 0; click < 3; click++) {
      await few.getByRole('button', {name: /Increase quantity/}).click();
    }
    await panel.checkoutButton.click();
    await expect(few).toContainText('Only 2 left');
    // Back from another tab, without a connection.
    await page.route('**/api/cart-check', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await failed;
    await few.getByRole('button', {name: 'Change to 2'}).click();
    await expect(few).not.toContainText('Only 2 left');
    await panel.checkOut();
    await expect(page.getByText('Moon Road').first()).toBeVisible();
    await expect(page.getByText('CAD $99.00').first()).toBeVisible();
    // The browser logs each 409.
    consoleErrors.length = 0;
  });
});

test.describe('a cart that follows the shop', () => {
  test('shows the answer to a checkout, not to a slower check from before it', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await addToCart(page, 'first-light');
    await shop.control.changeProduct('first-light', {available: false});
    await page.route('**/api/cart-check', () => {});
    const panel = new CartPanel(page);
    await panel.open();
    const aborted = page.waitForEvent('requestfailed');
    await panel.checkoutButton.click();
    await aborted;
    await expect(panel.line('First Light')).toContainText('Sold out since you added it');
    // The browser logs the 409.
    consoleErrors.length = 0;
  });

  test('follows the later of two checks, whichever answers first', async ({page, shop}) => {
    await addToCart(page, 'first-light');
    await shop.control.changeProduct('first-light', {available: false});
    // The first check gets no answer.
    await page.route('**/api/cart-check', () => {}, {times: 1});
    const sent = page.waitForRequest('**/api/cart-check');
    const panel = new CartPanel(page);
    await panel.open();
    const first = await sent;
    const aborted = page.waitForEvent('requestfailed', (request) => request === first);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await aborted;
    await expect(panel.line('First Light')).toContainText('Sold out since you added it');
  });

  test('holds one copy of an original, and no more', async ({page}) => {
    await page.goto('/product/the-long-gale/early-access');
    const add = page.getByRole('button', {name: 'Add to Cart'});
    await add.click();
    const toasts = page.locator('[data-sonner-toast]');
    await expect(toasts).toContainText('Added to cart');
    for (let press = 0; press < 2; press++) await pressAgain(add);
    await expect(toasts.filter({hasText: 'Already in your cart'})).toHaveCount(1);
    const panel = new CartPanel(page);
    await panel.expectCount(1);
    await panel.open();
    await expect(panel.line('The Long Gale')).toContainText('One of a kind');
    await expect(panel.line('The Long Gale').getByRole('button')).toHaveText([/^Remove/]);
  });

  test('carries a gift note and a discount code into the order, and asks in every tab whether it is finished', async ({
    page,
    context,
    shop,
  }) => {
    await addToCart(page, 'first-light');
    const other = await context.newPage();
    await other.goto('/about');
    await new CartPanel(other).expectCount(1);
    const panel = new CartPanel(page);
    await panel.open();
    const {root} = panel;
    await root.getByText('Add a gift note').click();
    const note = root.getByRole('textbox', {name: /^Gift note/});
    await note.fill('For Ada');
    // The field stays open without its text.
    await note.clear();
    await note.fill('For Ida, with love');
    // A selection of its text may end beside the panel.
    const {left, top} = await boxOf(note);
    await page.mouse.move(left + 100, top + 20);
    await page.mouse.down();
    await page.mouse.move(100, top + 20);
    await page.mouse.up();
    await expect(root).toHaveJSProperty('open', true);
    await root.getByText('Add a discount code').click();
    const code = root.getByRole('textbox', {name: 'Discount code'});
    const apply = root.getByRole('button', {name: 'Apply'});
    await code.fill('NOSUCHCODE');
    await apply.click();
    await expect(root.getByText('NOSUCHCODE doesn’t apply to this cart.')).toBeVisible();
    await panel.checkoutButton.click();
    await expect(root.getByRole('alert')).toContainText('Your discount code doesn’t apply');
    await code.fill('COLLECTOR10');
    await apply.click();
    await expect(root.getByText(/COLLECTOR10 saves you CAD \$\d/)).toBeVisible();
    await expect(root.getByText(/after CAD \$[\d.]+ off with COLLECTOR10/)).toBeVisible();
    // Trying a code creates no checkout.
    expect(await storedCart(page)).toMatchObject({cartId: null, checkoutUrl: null});

    await page.reload();
    await panel.open();
    await expect(note).toHaveValue('For Ida, with love');
    await expect(code).toHaveValue('COLLECTOR10');
    await panel.checkOut();
    await expect(page.getByText('Discount COLLECTOR10')).toBeVisible();
    await expect(page.getByText('Your note: For Ida, with love')).toBeVisible();
    await enterDeliveryAddress(page);
    await pay(page);
    expect(JSON.stringify(await shop.control.orders())).toContain('For Ida, with love');

    const otherPanel = new CartPanel(other);
    await otherPanel.expectCount(1);
    await otherPanel.open();
    await otherPanel.answer('Yes, Empty the Cart');
    await otherPanel.expectCount(0);
    await page.goto(shop.url);
    await panel.expectCount(0);
    expect(await storedCart(page)).toEqual({items: [], cartId: null, checkoutUrl: null});
  });

  test('keeps its lines when its checkout has expired, and creates a new one', async ({
    page,
    shop,
  }) => {
    await addToCart(page, 'first-light');
    const panel = new CartPanel(page);
    await panel.open();
    await panel.checkOut();
    await page.goto(`${shop.url}/about`);
    await expect.poll(async () => (await storedCart(page))?.checkoutUrl).toContain('/cart/c/');
    // For Shopify, an expired cart doesn't exist.
    await page.evaluate((key) => {
      const cart = JSON.parse(localStorage.getItem(key)!) as object;
      const cartId = 'gid://shopify/Cart/expired?key=0';
      localStorage.setItem(key, JSON.stringify({...cart, cartId}));
    }, CART_KEY);
    await page.reload();
    await panel.open();
    await panel.answer('No, Keep These Works');
    await expect(panel.root.getByText('Did you finish your order?')).toHaveCount(0);
    await expect(panel.line('First Light')).toBeVisible();
    await expect
      .poll(() => storedCart(page))
      .toMatchObject({items: [{quantity: 1}], cartId: null, checkoutUrl: null});
    await panel.checkOut();
  });

  test('moves to another device by a link, which says what it leaves out', async ({
    page,
    browser,
    shop,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await addToCart(page, 'first-light');
    await addToCart(page, 'first-light');
    await page.goto('/product/the-long-gale/early-access');
    await page.getByRole('button', {name: 'Add to Cart'}).click();
    const panel = new CartPanel(page);
    await panel.expectCount(3);
    await panel.open();
    await panel.root.getByRole('button', {name: 'Send Cart to Another Device'}).click();
    await expect(panel.root.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const elsewhere = await browser.newPage({baseURL: shop.url});
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('main')).toContainText('× 2');
    await expect(elsewhere.getByRole('main')).toContainText('no gift note and no discount code');
    await expect(elsewhere.getByRole('main')).toContainText('A link can’t include originals');
    await expect(elsewhere.getByRole('link', {name: 'The Long Gale'})).toBeVisible();
    await expect(elsewhere.getByText('no longer available')).toHaveCount(0);
    const button = elsewhere.getByRole('button', {name: 'Add All to My Cart'});
    await button.click();
    const received = new CartPanel(elsewhere);
    await expect(received.line('First Light')).toBeVisible();
    await received.expectCount(2);
    await elsewhere.keyboard.press('Escape');
    await button.click();
    await received.expectCount(2);
    await elsewhere.close();
  });
});

test('a printed cart shows its lines and its total, and nothing of the page behind it', async ({
  page,
}) => {
  await addToCart(page, 'first-light');
  const panel = new CartPanel(page);
  await panel.open();
  await expect(panel.line('First Light')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toBeHidden();
  await expect(panel.line('First Light').getByRole('img')).toBeVisible();
  await expect(panel.root.getByText('CAD $55.00').last()).toBeVisible();
  await expect(panel.root.getByRole('button').filter({visible: true})).toHaveCount(0);
});
