import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect, test} from '../support/test';

/** How large the art is, and what stays in view beside it. */

const LANDSCAPE = '/product/first-light';
const PANORAMA = '/product/waiting-for-the-tide-panorama';

interface Shown {
  width: number;
  height: number;
  /** Of the viewport, from 0 to 1. */
  share: number;
}

/** The first picture of a product's page, as much of it as the viewport shows. */
async function measurePicture(page: Page): Promise<Shown> {
  const picture = page
    .getByRole('group', {name: /^Pictures of/})
    .locator('img')
    .first();
  return picture.evaluate((image) => {
    const {left, right, top, bottom, width, height} = image.getBoundingClientRect();
    const visible =
      (Math.min(right, innerWidth) - Math.max(left, 0)) *
      (Math.min(bottom, innerHeight) - Math.max(top, 0));
    return {width, height, share: visible / (innerWidth * innerHeight)};
  });
}

/** How many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('art takes about a third of the window at every size', async ({page}) => {
  await page.goto(LANDSCAPE);
  for (const [width, height, share] of [
    [390, 844, 0.3],
    [1280, 900, 0.28],
    [1920, 1080, 0.36],
  ] as const) {
    await page.setViewportSize({width, height});
    // A window may take its new size while it is measured.
    await expect
      .poll(async () => (await measurePicture(page)).share, `${width}×${height}`)
      .toBeGreaterThan(share);
    await expect.poll(() => overflow(page), `${width}×${height}`).toBeLessThanOrEqual(0);
  }
  await expect.poll(async () => (await measurePicture(page)).width).toBeGreaterThanOrEqual(1000);
});

test('a tablet shows the picture across the page, with title and price in the first view', async ({
  page,
}) => {
  await page.setViewportSize({width: 768, height: 1024});
  await page.goto(LANDSCAPE);
  expect((await measurePicture(page)).share).toBeGreaterThan(0.4);
  for (const part of [
    page.getByRole('heading', {level: 1}),
    page.getByText('CAD $55.00').first(),
    page.getByText('Select Size'),
  ]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
});

test('on a phone no picture is higher than the first, below which the title follows', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [LANDSCAPE, PANORAMA]) {
    await page.goto(path);
    const picture = (await page
      .getByRole('group', {name: /^Pictures of/})
      .getByRole('link')
      .first()
      .boundingBox())!;
    const title = (await page.getByRole('heading', {level: 1}).boundingBox())!;
    expect(title.y - (picture.y + picture.height), path).toBeLessThan(110);
  }
});

test('a panorama spans the full width above the offer and text, which align with its edges', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(PANORAMA);
  const {width, height} = await measurePicture(page);
  expect(width).toBeGreaterThan(1000);
  const title = (await page.getByRole('heading', {level: 1}).boundingBox())!;
  expect(title.y).toBeGreaterThan(height);

  const main = page.getByRole('main');
  const picture = (await main.getByRole('img').first().boundingBox())!;
  const detail = (await main.getByRole('img').nth(1).boundingBox())!;
  expect(detail.x).toBeCloseTo(picture.x, 0);
  expect(title.x).toBeGreaterThan(detail.x + detail.width);
  for (const part of [
    main.getByRole('link', {name: 'Contact for Pricing'}),
    main.getByRole('region', {name: /^Shipping, returns/}),
  ]) {
    const {x, width: partWidth} = (await part.boundingBox())!;
    expect(x).toBeCloseTo(title.x, 0);
    expect(x + partWidth).toBeCloseTo(picture.x + picture.width, 0);
  }
});

test('a phone held sideways shows picture, title and price in the first view', async ({page}) => {
  await page.setViewportSize({width: 844, height: 390});
  await page.goto(LANDSCAPE);
  for (const part of [
    page.getByRole('heading', {level: 1}),
    page.getByText('CAD $55.00').first(),
    page
      .getByRole('group', {name: /^Pictures of/})
      .locator('img')
      .first(),
  ]) {
    await expect(part).toBeInViewport({ratio: 0.9});
  }
  // The picture stays beside the text, below which there would be an empty column.
  await page.getByRole('heading', {name: "Artist's Words"}).scrollIntoViewIfNeeded();
  expect((await measurePicture(page)).share).toBeGreaterThan(0.25);
});

for (const [path, label] of [
  [LANDSCAPE, 'Add to Cart'],
  [`/fr${LANDSCAPE}`, 'Ajouter au panier'],
] as const) {
  test(`${label} is in sight from the first moment on a phone: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 664});
    await page.goto(path);
    const buttons = page.getByRole('button', {name: label});
    await expect(buttons).toHaveCount(2);
    await expect(buttons.last()).toBeInViewport({ratio: 1});
    await buttons.first().scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toBeInViewport({ratio: 1});
  });
}

test('on a phone a bar sells the chosen size below the button too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 664});
  await page.goto(LANDSCAPE);
  const buttons = page.getByRole('button', {name: 'Add to Cart'});
  await page.getByRole('radio', {name: '16 × 12 in'}).check();
  await page
    .getByRole('link', {name: 'Have a question about this piece?'})
    .scrollIntoViewIfNeeded();
  await expect(buttons.last()).toBeInViewport({ratio: 1});
  await expect(page.getByText('CAD $80.00').last()).toBeInViewport();
  await buttons.last().click();
  await new CartPanel(page).expectCount(1);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 664}});

  test('the bar’s Add to Cart goes to checkout with the chosen size', async ({page}) => {
    await page.goto(LANDSCAPE);
    await page.getByRole('radio', {name: '16 × 12 in'}).check();
    const button = page.getByRole('button', {name: 'Add to Cart'}).last();
    await expect(button).toBeInViewport({ratio: 1});
    await button.click();
    await expect(page.getByText('CAD $80.00').first()).toBeVisible();
  });
});
