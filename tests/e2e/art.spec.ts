import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expectNoSideScroll} from '../support/scroll';
import {expect, test} from '../support/test';

/** How large the art is, and what stays in view beside it. */

const LANDSCAPE = '/product/first-light';
const PANORAMA = '/product/waiting-for-the-tide-panorama';

const pictures = (page: Page) => page.getByRole('group', {name: /^Pictures of/});
const picture = (page: Page) => pictures(page).locator('img').first();

/** The size of the first picture, and the share of the window that it takes. */
function measurePicture(page: Page) {
  return picture(page).evaluate((image) => {
    const {left, right, top, bottom, width, height} = image.getBoundingClientRect();
    const visible =
      (Math.min(right, innerWidth) - Math.max(left, 0)) *
      (Math.min(bottom, innerHeight) - Math.max(top, 0));
    return {width, height, share: visible / (innerWidth * innerHeight)};
  });
}

/** How far below the picture the title is. */
async function gapToTitle(page: Page) {
  const {y, height} = (await pictures(page).getByRole('link').first().boundingBox())!;
  return (await page.getByRole('heading', {level: 1}).boundingBox())!.y - (y + height);
}

test('the picture is large at every size, with title and price in the first view', async ({
  page,
}) => {
  await page.goto(LANDSCAPE);
  const title = page.getByRole('heading', {level: 1});
  const price = page.getByText('CAD $55.00').first();
  for (const [width, height, share, inView] of [
    [1280, 900, 0.28, [title, price]],
    [1920, 1080, 0.36, [title, price]],
    // A phone held sideways.
    [844, 390, 0.25, [title, price, picture(page)]],
    [390, 844, 0.3, [title]],
    // The button is in the bar at the bottom edge.
    [768, 1024, 0.4, [title, price, page.getByRole('button', {name: 'Add to Cart'}).last()]],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({width, height});
    // A window may take its new size while it is measured.
    await expect.poll(async () => (await measurePicture(page)).share, size).toBeGreaterThan(share);
    await expectNoSideScroll(page, size);
    for (const part of inView) await expect(part, size).toBeInViewport({ratio: 0.9});
    if (width === 390) expect(await gapToTitle(page)).toBeLessThan(110);
  }

  // The picture stays beside the text, below which there would be an empty column.
  await page.setViewportSize({width: 844, height: 390});
  await page.getByRole('heading', {name: "Artist's Words"}).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await measurePicture(page)).share).toBeGreaterThan(0.25);
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
  const first = (await main.getByRole('img').first().boundingBox())!;
  const detail = (await main.getByRole('img').nth(1).boundingBox())!;
  expect(detail.x).toBeCloseTo(first.x, 0);
  expect(title.x).toBeGreaterThan(detail.x + detail.width);
  for (const part of [
    main.getByRole('link', {name: 'Contact for Pricing'}),
    main.getByRole('region', {name: "Artist's Words"}),
  ]) {
    const {x, width: partWidth} = (await part.boundingBox())!;
    expect(x).toBeCloseTo(title.x, 0);
    expect(x + partWidth).toBeCloseTo(first.x + first.width, 0);
  }
  const record = (await main.getByRole('region', {name: /^Shipping, returns/}).boundingBox())!;
  expect(record.x).toBeCloseTo(first.x, 0);
  expect(record.x + record.width).toBeLessThan(title.x);

  // On a phone no picture is higher than the first, below which the title follows.
  await page.setViewportSize({width: 390, height: 844});
  await expect.poll(() => gapToTitle(page)).toBeLessThan(110);
});

test('on a phone a bar sells the chosen size before and below the button, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  for (const [path, label] of [
    [`/fr${LANDSCAPE}`, 'Ajouter au panier'],
    [LANDSCAPE, 'Add to Cart'],
  ] as const) {
    await page.goto(path);
    const buttons = page.getByRole('button', {name: label});
    await expect(buttons).toHaveCount(2);
    await expect(buttons.last()).toBeInViewport({ratio: 1});
    await buttons.first().scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toBeInViewport({ratio: 1});
  }
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
