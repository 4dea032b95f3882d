import type {Locator} from '@playwright/test';
import {expect, test} from '../support/test';

/** The share buttons are evenly spaced, each large enough to touch. */
async function expectOneDistance(row: Locator) {
  const boxes = await row.locator('a, button').evaluateAll((ways) =>
    ways.map((way) => {
      const text = document.createRange();
      text.selectNodeContents(way);
      const {left, right} = text.getBoundingClientRect();
      return {left, right, touch: way.getBoundingClientRect().width};
    }),
  );
  const gaps = boxes.slice(1).map(({left}, index) => Math.round(left - boxes[index]!.right));
  expect([...new Set(gaps)]).toHaveLength(1);
  for (const {touch} of boxes) expect(touch).toBeGreaterThanOrEqual(44);
}

test('a work is shared: evenly spaced buttons copy its link, open the share sheet and pin its picture', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, {shared});
    Object.assign(navigator, {
      share: (what: unknown) => {
        shared.push(what);
        return Promise.resolve();
      },
    });
  });
  await page.goto('/product/first-light?utm_source=letter');
  const row = page.getByRole('list', {name: 'Share'});
  await expectOneDistance(row);
  const address = `${shop.url}/product/first-light`;

  await row.getByRole('button', {name: 'Share…'}).click();
  expect(await page.evaluate(() => (window as unknown as {shared: unknown}).shared)).toEqual([
    {title: 'First Light', url: address},
  ]);
  await row.getByRole('button', {name: 'Copy Link'}).click();
  await expect(row.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const pin = new URL((await row.getByRole('link', {name: 'Pin it'}).getAttribute('href')) ?? '');
  expect(pin.origin).toBe('https://www.pinterest.com');
  expect(pin.searchParams.get('url')).toBe(address);
  expect(pin.searchParams.get('description')).toBe('First Light');
  expect(pin.searchParams.get('media')).toMatch(/^https?:\/\//);
});
