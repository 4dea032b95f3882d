import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect, test} from '../support/test';

/** How large the art is, and what stays in view beside it. */

const LANDSCAPE = '/product/first-light';
const PORTRAIT = '/product/breakthrough';
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

for (const [path, width, height, least] of [
  [LANDSCAPE, 390, 844, 0.3],
  [LANDSCAPE, 1280, 900, 0.28],
  [LANDSCAPE, 1920, 1080, 0.36],
  [PORTRAIT, 390, 844, 0.5],
  [PORTRAIT, 768, 1024, 0.6],
  [PORTRAIT, 1280, 900, 0.36],
  [PORTRAIT, 1920, 1080, 0.3],
] as const) {
  test(`${path} at ${width}×${height} is art by ${least} of the window or more`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto(path);
    expect((await measurePicture(page)).share).toBeGreaterThan(least);
  });
}

test('a large window has a landscape 1000 px wide, a portrait 850 px high', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 1080});
  await page.goto(LANDSCAPE);
  expect((await measurePicture(page)).width).toBeGreaterThanOrEqual(1000);
  await page.goto(PORTRAIT);
  expect((await measurePicture(page)).height).toBeGreaterThanOrEqual(850);
});

test('a panorama takes the whole width above offer and text, which end at its edges', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(PANORAMA);
  const {width, height} = await measurePicture(page);
  expect(width).toBeGreaterThan(1000);
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(title?.y).toBeGreaterThan(height);

  const main = page.getByRole('main');
  const picture = (await main.getByRole('img').first().boundingBox())!;
  const words = (await main.getByRole('region', {name: /^Shipping, returns/}).boundingBox())!;
  expect(title!.x).toBeCloseTo(picture.x, 0);
  expect(words.x + words.width).toBeCloseTo(picture.x + picture.width, 0);
  expect(words.width).toBeLessThanOrEqual(640);
  // The length of the bench is legible, however large the work is.
  const label = (await main.locator('svg text', {hasText: '120 cm'}).boundingBox())!;
  expect(label.height).toBeGreaterThan(14);
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
  await page.getByRole('heading', {name: 'Artist’s Words'}).scrollIntoViewIfNeeded();
  expect((await measurePicture(page)).share).toBeGreaterThan(0.3);
});

test('on a phone a bar sells while the button is out of view', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(LANDSCAPE);
  const buttons = page.getByRole('button', {name: 'Add to Cart'});
  await expect(buttons).toHaveCount(1);
  await page.getByRole('radio', {name: /12×16/}).check();
  await page
    .getByRole('link', {name: 'Have a question about this piece?'})
    .scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(2);
  await expect(buttons.last()).toBeInViewport();
  await expect(page.getByText('CAD $80.00').last()).toBeInViewport();
  await buttons.last().click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await buttons.first().scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(1);
});

test('the window never scrolls sideways for it, at any width', async ({page}) => {
  for (const path of ['/', '/collections/prints', LANDSCAPE, PORTRAIT]) {
    await page.goto(path);
    for (const width of [320, 340, 390, 600, 768, 844, 1024, 1100, 1280, 1536, 1920]) {
      await page.setViewportSize({width, height: 900});
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
