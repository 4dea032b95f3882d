import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect} from '../support/test';
import {ASSET_BASE, test} from '../support/test-deployed';
import {collectViolations} from '../support/violations';

/** A page has its style sheet and fonts, and is hydrated. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').length);
  await expect.poll(loaded).toBeGreaterThan(0);
  const pictures = page.locator('img:visible');
  for (const picture of (await pictures.all()).slice(0, 2)) {
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
}

test('a page is complete with the build’s files at another origin', async ({page}) => {
  const violations = await collectViolations(page);
  const files: {url: string; kind: string}[] = [];
  page.on('response', (response) => {
    if (response.ok()) files.push({url: response.url(), kind: response.request().resourceType()});
  });
  const response = await page.goto('/product/first-light', {waitUntil: 'networkidle'});
  await expectWhole(page);

  for (const kind of ['script', 'stylesheet', 'font']) {
    const ofKind = files.filter((file) => file.kind === kind);
    expect(ofKind.length, kind).toBeGreaterThan(0);
    for (const {url} of ofKind) expect(url).toContain(ASSET_BASE);
  }
  // Other merchants' files are in the same place.
  const policy = response?.headers()['content-security-policy'] ?? '';
  const sources = new URL(ASSET_BASE);
  expect(policy).toContain(`style-src 'self' ${ASSET_BASE}`);
  expect(policy.split(/[ ;]+/)).not.toContain(sources.origin);
  expect(violations).toEqual([]);
});

test('social icons are drawn, and a print goes to checkout', async ({page}) => {
  const violations = await collectViolations(page);
  await page.goto('/contact');
  await expectWhole(page);
  const sign = page.getByRole('contentinfo').locator('svg use').first();
  await expect
    .poll(() => sign.evaluate((use) => (use as SVGUseElement).getBoundingClientRect().width))
    .toBeGreaterThan(8);
  await page.goto('/product/first-light');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await panel.open();
  await expect(panel.line('First Light')).toBeVisible();
  expect(violations).toEqual([]);
  await panel.checkOut();
});
