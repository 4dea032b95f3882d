import type {Page} from '@playwright/test';
import {CartPanel, pressAgain} from '../support/cart-panel';
import {waitForHydration} from '../support/hydration';
import {expect, test} from '../support/test';

/** A file that is loaded on demand. */
const WALL = '**/assets/Wall-*';

/** Before the style sheet has loaded, the bar for phones has a second button. */
const addButton = (page: Page) => page.getByRole('button', {name: 'Add to Cart'}).first();

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, {isMarked: true}));
/** Whether the document is still the marked one. Also true while a new one loads. */
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);

/** From now on the server responds that the build does not exist. */
async function endBuild(page: Page) {
  await page.route('**/assets/root-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({status: 404}) : route.fallback(),
  );
}

const blockStorage = () => {
  for (const key of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, key, {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
};

const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

for (const [state, limitStorage] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`while storage is ${state} the cart is not kept, but a work can be bought`, async ({
    page,
  }) => {
    await page.addInitScript(limitStorage);
    await page.goto('/product/first-light');
    await addButton(page).click();
    const panel = new CartPanel(page);
    await panel.expectCount(1);
    await panel.open();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', {name: 'About'}).click();
    await expect(page.getByRole('heading', {level: 1, name: /^About/})).toBeVisible();
    await panel.open();
    await panel.checkOut();
  });
}

test.describe('code that loads on demand', () => {
  const wallButton = (page: Page) => page.getByRole('button', {name: 'See It on Your Wall'});

  test('of a removed deployment reloads the page once @firefox', async ({page, consoleErrors}) => {
    await page.goto('/product/first-light');
    await markDocument(page);
    await endBuild(page);
    await page.route(WALL, (route) => route.fulfill({status: 404}));
    await wallButton(page).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(/\/product\/first-light$/);
    await waitForHydration(page);
    await markDocument(page);
    // Firefox remembers the failed import, so no further click is tried.
    await wallButton(page).click();
    await expect(page.getByText('This couldn’t be loaded').first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    // The browser logs the missing files.
    consoleErrors.length = 0;
  });
});

test('an extension that changes head and body before hydration does not break the page', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.prepend(document.createElement('style'));
      document.head.append(document.createElement('meta'));
      document.body.prepend(Object.assign(document.createElement('div'), {id: 'extension'}));
      document.body.append(document.createElement('extension-panel'));
      document.body.setAttribute('data-extension', 'yes');
    });
  });
  await page.goto('/product/first-light');
  await addButton(page).click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await expect(page.getByRole('heading', {name: 'First Light', level: 1})).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.locator('head > title')).toHaveCount(1);
  // The style sheet survived.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.getByRole('banner').getByRole('link', {name: 'Gallery'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gallery of Sold Works');
  await panel.open();
  await expect(panel.line('First Light')).toBeVisible();
  // React may warn that it rendered the page again.
  expect(consoleErrors.filter((text) => !/error #4(18|23|25)/.test(text))).toEqual([]);
  consoleErrors.length = 0;
});

test('a page that the browser translates keeps working, and its cart still counts', async ({
  page,
}) => {
  await page.goto('/product/first-light');
  await addButton(page).click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await translate(page);
  await pressAgain(addButton(page));
  await expect(panel.badge().getByText('2', {exact: true})).toBeVisible();
  await panel.open();
  await expect(panel.root.getByText('2 items')).toBeVisible();
  await translate(page);
  await panel.root.getByRole('button', {name: /Increase quantity/}).click();
  await expect(panel.badge().getByText('3', {exact: true})).toBeVisible();
  await expect(panel.root.getByText('3 items')).toBeVisible();
  await expect(panel.root.getByRole('group', {name: 'Quantity of First Light'})).toHaveText('−3+');
  await expect(panel.line('First Light')).toContainText('CAD $165.00');
  // In the line and as the total.
  await expect(panel.root.getByText('CAD $165.00')).toHaveCount(2);
  await expect(panel.root.getByText('CAD $110.00')).toHaveCount(0);
  await panel.root.getByRole('button', {name: /^Remove/}).click();
  await expect(panel.root.getByText('Your cart is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [link, heading] of [
    ['Gallery', 'Gallery of Sold Works'],
    ['Contact', 'Get in Touch'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', {name: link}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await translate(page);
  }
  await page.getByLabel('Message').fill('At low tide');
  await page.getByRole('main').getByRole('button', {name: /Send/}).click();
  await expect(page.getByText('Validation Error').first()).toBeVisible();
});

/** As browsers do: every text node is wrapped in two nested `<font>` elements. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text.data);
    }
  });
}

test('a double click on Checkout creates one checkout, which may be stopped and tried again; going back asks no question', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await page.goto('/product/green-water');
  await addButton(page).click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  let checkouts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cart')) checkouts += 1;
  });
  await panel.open();
  await shop.control.setFaults([{target: 'cart', delayMs: 500}]);
  // A response without content leaves the page in place, as the browser's Stop does.
  const checkoutPage = `${shop.backendUrl}/cart/c/**`;
  await page.route(checkoutPage, (route) => route.fulfill({status: 204}), {times: 1});
  const stopped = page.waitForResponse(checkoutPage);
  await panel.checkoutButton.dblclick();
  await expect(panel.checkoutButton).toHaveText('Creating Checkout...');
  await stopped;
  await expect(panel.checkoutButton).toBeDisabled();
  expect(checkouts).toBe(1);
  await page.clock.fastForward('00:10');
  await panel.checkoutButton.click();
  await page.waitForURL(`${shop.backendUrl}/cart/c/**`);
  expect(new URL(page.url()).searchParams.get('channel')).toBe('online_store');

  // Back without paying: the cart is as it was.
  await page.goBack();
  await panel.expectCount(1);
  await expect(page.getByText('Did you finish your order?')).toHaveCount(0);
});
