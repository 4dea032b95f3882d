import type {Page} from '@playwright/test';
import {measureRows} from '../support/picture-rows';
import {expectNoSideScroll, expectScrolledTo, scrollY} from '../support/scroll';
import {boxOf} from '../support/overlap';
import {expect, test} from '../support/test';

const FIRST_PAGE = 50;
const TWO_PAGES = 100;
/** Together with the catalogue's own they fill two pages and begin a third. */
const FURTHER_WORKS = 110;

/** A picture of unknown size has a square's place: one that fails to load, or has another shape, would move what follows. */
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"/>';
const image = {url: 'https://cdn.shopify.com/a.jpg', altText: 'A work'};
const cards = (page: Page) => page.getByRole('article');
const announcement = (page: Page) => page.getByRole('main').getByRole('status');

test('rows have one to four equally high pictures, by width, with a two-line description and a button', async ({
  page,
}) => {
  await page.goto('/collections/prints');
  for (const [width, count] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1559, 3],
    [1560, 4],
  ] as const) {
    // High enough for the width to limit the pictures, not the window.
    await page.setViewportSize({width, height: 1400});
    const works = await cards(page).count();
    const before = Array<number>(Math.ceil(works / count) - 2).fill(count);
    // The last two rows share their works.
    const counts = [...before, Math.ceil((works - before.length * count) / 2)];
    await expect
      .poll(async () => (await measureRows(cards(page).locator('img'))).slice(0, -1), `${width} px`)
      .toEqual(counts.map((each) => ({count: each, isEven: true, isFull: true})));
    await expectNoSideScroll(page, `${width} px`);
  }

  const title = page.getByRole('heading', {level: 1});
  const orders = page.getByRole('navigation', {name: 'Sort by'});
  for (const [width, isShared] of [
    [1279, false],
    [1280, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect
      .poll(
        async () => (await boxOf(orders)).top < (await boxOf(title)).bottom,
        `${width} px: title and order share a line`,
      )
      .toBe(isShared);
  }

  const card = cards(page).filter({hasText: 'Low Tide Giants'});
  const description = card.getByText('At the head of the bay');
  const button = card.getByText('View Details');
  for (const width of [390, 1024]) {
    await page.setViewportSize({width, height: 900});
    await expect
      .poll(
        () =>
          description.evaluate((element) => {
            const {height, width} = element.getBoundingClientRect();
            return [
              width > 100,
              Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight)),
              element.scrollHeight > element.clientHeight,
            ];
          }),
        `${width} px`,
      )
      .toEqual([true, 2, false]);
    const {height} = (await button.boundingBox())!;
    expect(height, `${width} px`).toBeGreaterThanOrEqual(44);
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
  // One link covers the card.
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.getByRole('heading').click({force: true});
  await expect(page).toHaveURL('/product/low-tide-giants');
});

test.describe('a collection of several pages', () => {
  test.beforeEach(async ({page, shop}) => {
    await page.route('https://cdn.shopify.com/**', (route) =>
      route.fulfill({contentType: 'image/svg+xml', body: SQUARE}),
    );
    for (let number = 0; number < FURTHER_WORKS; number += 1) {
      await shop.control.changeProduct(`study-${number}`, {
        title: `Study ${number}`,
        productType: 'Prints',
        price: `${40 + ((number * 7) % 60)}.00`,
        createdAt: new Date(Date.UTC(2030, 0, 1, number)).toISOString(),
        images: [image],
      });
    }
  });

  test('appends more works on request, merges titles across pages, and is restored on Back @firefox', async ({
    page,
    shop,
  }) => {
    const twice = {productType: 'Prints', title: 'Twice Shown', tags: []};
    await shop.control.changeProduct('twice-bare', {
      ...twice,
      createdAt: '2090-01-01T00:00:00Z',
      images: [],
    });
    await shop.control.changeProduct('twice-shown', {
      ...twice,
      createdAt: '2001-01-01T00:00:00Z',
      images: [image],
    });
    await page.goto('/collections/prints');
    await expect(cards(page)).toHaveCount(FIRST_PAGE);
    await expect(cards(page).first().getByText('No Image')).toBeVisible();

    const more = page.getByRole('link', {name: 'Show More Works'});
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(announcement(page)).toHaveText(`${TWO_PAGES} works, Featured`);
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(more).toHaveCount(0);
    // The keyboard goes on where the link was, and the later Twice Shown has replaced the one without a picture.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Twice Shown'})).toHaveCount(1);
    await expect(cards(page).first().getByText('No Image')).toHaveCount(0);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(TWO_PAGES);

    const seen = cards(page).nth(70).getByRole('link');
    // By keyboard: Firefox's driver scrolls to what it clicks.
    await seen.focus();
    const before = await scrollY(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('button', {name: /Add to Cart|Sold Out/})).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
    await expectScrolledTo(page, before);

    await page.reload();
    await expect(cards(page)).toHaveCount(count + 1 - TWO_PAGES);
    await page.getByRole('link', {name: 'Show Previous Works'}).click();
    await expect(cards(page)).toHaveCount(count + 1 - FIRST_PAGE);
  });

  test('is sorted without a new document, and shows the price of a work launched in the meantime after Back', async ({
    page,
    shop,
  }) => {
    const launchAt = Date.now() + 6000;
    await shop.control.changeProduct('study-109', {
      metafields: {'custom.launch_at': new Date(launchAt).toISOString()},
    });
    await page.goto('/collections/prints');
    const launched = cards(page).filter({hasText: 'Study 109'});
    await expect(launched).toBeVisible();
    await expect(launched).not.toContainText('CAD $');
    await expect.poll(() => Date.now()).toBeGreaterThan(launchAt);
    await page.getByRole('link', {name: 'Show More Works'}).click();
    await expect(cards(page)).toHaveCount(TWO_PAGES);
    const orders = page.getByRole('navigation', {name: 'Sort by'});
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));

    await orders.getByRole('link', {name: 'Lowest price'}).click();
    await expect(announcement(page)).toHaveText(/^\d+ works, Lowest price$/);
    await expect(page).toHaveURL(`/collections/prints?sort=price-low`);
    await expect(orders.locator('[aria-current]')).toHaveText('Lowest price');
    await expect(orders.getByRole('link', {name: 'Lowest price'})).toBeFocused();

    await page.goBack();
    await expect(cards(page)).toHaveCount(TWO_PAGES);
    await expect(orders.locator('[aria-current]')).toHaveText('Featured');
    await expect(launched).toContainText('CAD $');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});
