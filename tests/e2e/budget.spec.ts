import {bytesOf, noteArrivals} from '../support/arrivals';
import {expect, test} from '../support/test';

/** What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. */
const BUDGET = {script: 88_000, stylesheet: 12_000, document: 12_000, font: 60_000} as const;

const MOST_PRELOADED_FONTS = 2;

for (const path of ['/', '/collections/prints', '/product/first-light']) {
  test(`a first visit to ${path} keeps to its budget`, async ({page}) => {
    const readArrivals = noteArrivals(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const arrivals = await readArrivals();
    const weights = Object.keys(BUDGET).map((kind) => [kind, bytesOf(arrivals, kind)]);
    test.info().annotations.push({type: 'weights', description: JSON.stringify(weights)});

    for (const [kind, budget] of Object.entries(BUDGET)) {
      expect(bytesOf(arrivals, kind), `bytes of kind ${kind}`).toBeGreaterThan(0);
      expect(bytesOf(arrivals, kind), `bytes of kind ${kind}`).toBeLessThanOrEqual(budget);
    }
    const preloads = page.locator('link[rel="preload"][as="font"]');
    expect(await preloads.count()).toBeLessThanOrEqual(MOST_PRELOADED_FONTS);
  });
}

test('what a visitor looks at comes before the scripts', async ({page}) => {
  await page.goto('/collections/prints', {waitUntil: 'networkidle'});
  const loads = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({name, startTime, responseEnd}) => ({name, startTime, responseEnd})),
  );
  const styled = loads.find(({name}) => name.endsWith('.css'))?.responseEnd ?? NaN;
  const scripts = loads.filter(({name}) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const {name, startTime} of scripts) expect(startTime, name).toBeGreaterThan(styled);
  // Two files are compiled in the background: what every page runs in full.
  const sources = await Promise.all(
    scripts.map(async ({name}) => (await page.request.get(name)).text()),
  );
  const hinted = sources.filter((source) => source.includes('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toHaveLength(2);
  // Of the pictures, the first alone is asked for before the page is laid out.
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect(page.getByRole('main').locator('img[loading="eager"]')).toHaveCount(1);
});
