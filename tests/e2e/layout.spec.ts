import type {Locator} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {CartPanel, DOUBLE_TAP_MS} from '../support/cart-panel';
import {holdScripts, waitForHydration} from '../support/hydration';
import {expectNoSideScroll, expectScrolledTo, scrollY} from '../support/scroll';
import {expect, test} from '../support/test';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the side menu closes when a link is clicked, traps the focus, and returns it on Escape', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeVisible();
    await expectNoViolation(page, 'dialog');
    await menu.getByRole('link', {name: 'Prints', exact: true}).click();
    await expect(page).toHaveURL('/collections/prints');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Fine Art Prints'})).toBeFocused();

    const opener = page.getByRole('banner').getByRole('button', {name: 'Menu'});
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // More Tabs than the menu has links. The browser's own UI may take the focus in between; the page behind must not.
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press('Tab');
      expect(
        await menu.evaluate(
          (element) =>
            element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the footer fits in a phone’s window, and the header holds an eighth link, and a ninth on two lines, in both languages', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const path of ['/about', '/fr/about']) {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    expect((await page.getByRole('contentinfo').boundingBox())!.height, path).toBeLessThan(720);
    await page.setViewportSize({width: 1280, height: 800});
    for (const maxHeight of [73, 97]) {
      // As the artist's menu may have one more (Shopify's menu `shop-header`).
      await header.getByRole('list').evaluate((list) => {
        const another = list.lastElementChild!.cloneNode(true) as Element;
        another.querySelector('a')!.textContent = 'Encadrement';
        list.append(another);
      });
      for (const width of [390, 768, 1024, 1152, 1280]) {
        await page.setViewportSize({width, height: 800});
        const place = `${path} at ${width} px`;
        await expectNoSideScroll(page, place);
        const height = async () => (await header.boundingBox())!.height;
        await expect.poll(height, place).toBeLessThanOrEqual(maxHeight);
        await expect(header.getByRole('button').last()).toBeInViewport({ratio: 1});
      }
    }
  }
});

test('a new page starts at the top; going back, a reload and the cart keep the scroll position @firefox', async ({
  page,
}) => {
  await page.goto('/collections/prints');
  await page.getByRole('link', {name: /Green Water/}).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  // By keyboard: Firefox's driver scrolls to what it clicks.
  await page.getByRole('button', {name: /Shopping cart/}).press('Enter');
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeHidden();
  await expectScrolledTo(page, before);

  await page.getByRole('link', {name: /Green Water/}).press('Enter');
  await expect(page.getByRole('heading', {name: 'Green Water', level: 1})).toBeFocused();
  await expectScrolledTo(page, 0);
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Fine Art Prints'})).toBeVisible();
  await expectScrolledTo(page, before);

  await page.goForward();
  await expect(page.getByRole('heading', {name: 'Green Water', level: 1})).toBeVisible();
  // A real scroll event, which stops the attempts to restore a position.
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 200);
  await expectScrolledTo(page, 200);
  await page.reload();
  await expectScrolledTo(page, 200);
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Fine Art Prints'})).toBeVisible();
  await expectScrolledTo(page, before);
});

test('a scroll position reached before the scripts load is kept', async ({page}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/collections/prints', {waitUntil: 'commit'});
  const link = page.getByRole('link', {name: /Green Water/});
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  releaseScripts();
  await waitForHydration(page);
  // A click without scrolling.
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Green Water', level: 1})).toBeVisible();
  await expectScrolledTo(page, 0);
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Fine Art Prints'})).toBeVisible();
  await expectScrolledTo(page, before);
});

test('the focus on a link that the scripts turn into a button is kept', async ({page}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/product/first-light', {waitUntil: 'commit'});
  await page.getByRole('link', {name: 'Save First Light'}).focus();
  releaseScripts();
  await expect(page.getByRole('button', {name: 'Save First Light'})).toBeFocused();
});

test('a new page focuses its heading, and an anchor link its section', async ({page}) => {
  await page.goto('/pages/privacy');
  const section = page.getByRole('heading', {name: 'Children'});
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Children'})
    .click();
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();

  // A link to the current page leads to its top.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: 'Privacy', exact: true}).click();
  await expectScrolledTo(page, 0);

  await footer.getByRole('link', {name: 'Terms', exact: true}).click();
  const heading = page.getByRole('heading', {name: 'Terms', level: 1});
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Privacy', level: 1})).toBeVisible();

  await page.goto('/pages/terms#liability');
  await expect(page.getByRole('heading', {name: 'Liability'})).toBeInViewport();
  await expect(page.getByRole('heading', {name: 'Liability'})).toBeFocused();

  // A hash that cannot be decoded is ignored.
  await page.goto('/about#%E0%A4%A');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

/** Screen readers always find a tooltip: hidden, it is a pixel wide. */
async function expectTooltip(control: Locator, text: string | RegExp, isShown: boolean) {
  const tooltip = control.getByText(text);
  await expect.poll(async () => (await tooltip.boundingBox())!.width > 1).toBe(isShown);
}

test('a tooltip waits 700 ms for the mouse, and opens at once within 300 ms of another', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const previous = page.getByRole('button', {name: 'Previous video'});
  const next = page.getByRole('button', {name: 'Next video'});
  await next.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const expectDelay = async () => {
    await next.hover();
    await page.clock.runFor(699);
    await expectTooltip(next, 'Next video', false);
    await page.clock.runFor(1);
    await expectTooltip(next, 'Next video', true);
    await page.mouse.move(5, 400);
    await expectTooltip(next, 'Next video', false);
  };

  await expectDelay();
  await page.clock.runFor(299);
  await previous.hover();
  await page.clock.runFor(1);
  await expectTooltip(previous, 'Previous video', true);
  await page.mouse.move(5, 400);
  await expectTooltip(previous, 'Previous video', false);
  await page.clock.runFor(301);
  await expectDelay();
});

test('an icon has a tooltip: after a delay on hover, at once on keyboard focus', async ({page}) => {
  await page.goto('/about');
  const cart = page.getByRole('button', {name: /Shopping cart/});
  await cart.hover();
  await expectTooltip(cart, /Shopping cart, 0 items/, true);
  await expectNoViolation(page, 'header');
  await cart.getByText(/Shopping cart, 0 items/).hover();
  await expectTooltip(cart, /Shopping cart, 0 items/, true);
  await page.keyboard.press('Escape');
  await expectTooltip(cart, /Shopping cart, 0 items/, false);

  const next = page.getByRole('button', {name: 'Next video'});
  await page.getByRole('button', {name: 'Previous video'}).focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expectTooltip(next, 'Next video', true);
  await page.keyboard.press('Tab');
  await expectTooltip(next, 'Next video', false);

  await cart.click();
  const close = page
    .getByRole('dialog', {name: 'Shopping Cart'})
    .getByRole('button', {name: 'Close'});
  await close.hover();
  await expectTooltip(close, 'Close', true);
});

test('a toast about the open cart is shown inside it, and at most three toasts are visible', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.goto('/product/first-light');
  const panel = new CartPanel(page);
  const add = page.getByRole('button', {name: 'Add to Cart'});
  await add.click();
  await panel.open();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await shop.control.setFaults([{target: 'storefront', status: 500}]);
  await panel.checkoutButton.click();
  // Everything outside the dialog is inert.
  const failed = panel.root.locator('[data-sonner-toast]', {hasText: 'Checkout failed'});
  await expect(failed).toContainText('Please try again or contact support');
  await failed.hover();
  await expect(failed).toBeInViewport({ratio: 1});
  await panel.root.getByRole('button', {name: 'Close'}).click();
  await expect(panel.root).toBeHidden();

  const toasts = page.locator('[data-sonner-toast][data-visible=true]').filter({visible: true});
  // The clock is paused between the clicks, so that no toast closes before the last one opens.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  for (let press = 0; press < 4; press++) {
    await add.click();
    await page.clock.runFor(DOUBLE_TAP_MS + 100);
  }
  await expect(toasts).toHaveCount(3);
  // The browser logs the failed checkout.
  consoleErrors.length = 0;
});
