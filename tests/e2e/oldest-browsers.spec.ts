import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect, test} from '../support/test';

/** Takes away what Chrome 111, Firefox 128 or Safari 16.4 had not yet: the README promises them. */
async function makeOld(page: Page) {
  await page.addInitScript(() => {
    const later: [object, ...string[]][] = [
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [Document.prototype, 'startViewTransition'],
      [URL, 'canParse', 'parse'],
      [AbortSignal, 'any'],
      [Navigator.prototype, 'share', 'canShare'],
      [window, 'onscrollend', 'requestIdleCallback', 'cancelIdleCallback', 'trustedTypes'],
    ];
    for (const [owner, ...names] of later) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const later = /subgrid|@starting-style|scripting(?=:)|transition-behavior|text-wrap/g;
    await route.fulfill({response, body: css.replace(later, 'later')});
  });
}

test.beforeEach(({page}) => makeOld(page));

test('a print is bought, and what was added is said above the bar', async ({page, shop}) => {
  await page.goto('/product/first-light');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  const words = page.locator('[data-sonner-toast]').getByText('Added to cart');
  await expect(words).toBeVisible();
  await expect
    .poll(() =>
      words.evaluate((node) => {
        const {left, top, width, height} = node.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === node;
      }),
    )
    .toBe(true);
  const panel = new CartPanel(page);
  await panel.open();
  await panel.checkoutButton.click();
  await page.waitForURL(`${shop.backendUrl}/cart/c/**`);
});

test('the works of the gallery stand apart from their titles', async ({page}) => {
  await page.goto('/gallery');
  const gaps = await page.getByRole('figure').evaluateAll((works) =>
    works.map((work) => {
      const bottom = work.querySelector('a')!.getBoundingClientRect().bottom;
      return work.querySelector('figcaption')!.getBoundingClientRect().top - bottom;
    }),
  );
  expect(gaps).toHaveLength(16);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});

test('the works of a collection keep to their rows', async ({page}) => {
  await page.goto('/collections/prints');
  const cards = page.getByRole('article');
  const overlaps = await cards.evaluateAll((articles) =>
    articles.flatMap((article) => {
      const [mat, ...words] = [...article.children].map((part) => part.getBoundingClientRect());
      return words.filter(({top}) => top < mat!.bottom - 1);
    }),
  );
  expect(await cards.count()).toBeGreaterThan(10);
  expect(overlaps).toEqual([]);
});

test('the row of videos knows where a swipe has come to rest', async ({page}) => {
  await page.goto('/about');
  const row = page.getByRole('group', {name: 'Videos'});
  await row.evaluate((node) => node.scrollTo({left: node.children[1]!.clientWidth}));
  await expect(page.getByText(/^Video 2 of 4/)).toBeAttached();
});
