import {bytesOf, listArrivals, noteArrivals} from '../support/arrivals';
import {BUDGET} from '../support/budget';
import {expect, test} from '../support/test';
import {withoutPointer} from '../support/without-pointer';

const MOST_PRELOADED_FONTS = 2;

for (const path of ['/', '/collections/prints', '/product/first-light']) {
  test(`a first visit to ${path} keeps to its budget`, async ({page}) => {
    await withoutPointer(page);
    const readArrivals = noteArrivals(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const arrivals = await readArrivals();
    const weights = Object.keys(BUDGET).map((kind) => [kind, bytesOf(arrivals, kind)]);
    test.info().annotations.push({type: 'weights', description: JSON.stringify(weights)});

    for (const [kind, budget] of Object.entries(BUDGET)) {
      expect(bytesOf(arrivals, kind), `bytes of kind ${kind}`).toBeGreaterThan(0);
      expect(bytesOf(arrivals, kind), listArrivals(arrivals, kind)).toBeLessThanOrEqual(budget);
    }
    const preloads = page.locator('link[rel="preload"][as="font"]');
    expect(await preloads.count()).toBeLessThanOrEqual(MOST_PRELOADED_FONTS);
    if (path !== '/collections/prints') return;
    // Of the pictures, the first alone is asked for before the page is laid out.
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(page.getByRole('main').locator('img[loading="eager"]')).toHaveCount(1);
  });
}
