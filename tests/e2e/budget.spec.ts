import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {expect, test} from '../support/test';

/** What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. */
const BUDGET = {script: 88_000, stylesheet: 12_000, document: 12_000, font: 60_000} as const;

const MOST_PRELOADED_FONTS = 2;

type Kind = keyof typeof BUDGET;

for (const path of ['/', '/collections/prints', '/product/first-light']) {
  test(`a first visit to ${path} keeps to its budget`, async ({page}) => {
    const weigh = weighWhatComes(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const weights = await weigh();
    test.info().annotations.push({type: 'weights', description: JSON.stringify(weights)});

    for (const [kind, budget] of Object.entries(BUDGET)) {
      expect(weights[kind as Kind], `bytes of kind ${kind}`).toBeGreaterThan(0);
      expect(weights[kind as Kind], `bytes of kind ${kind}`).toBeLessThanOrEqual(budget);
    }
    const preloads = page.locator('link[rel="preload"][as="font"]');
    expect(await preloads.count()).toBeLessThanOrEqual(MOST_PRELOADED_FONTS);
  });
}

/** Bytes by kind of all that the page fetches from now until it is asked. */
function weighWhatComes(page: Page) {
  const weights: Record<Kind, number> = {script: 0, stylesheet: 0, document: 0, font: 0};
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType() as Kind;
    if (!(kind in weights)) return;
    pending.push(
      response.body().then((body) => {
        weights[kind] += kind === 'font' ? body.length : gzipSync(body, {level: 6}).length;
      }),
    );
  });
  return async () => {
    await Promise.all(pending);
    return weights;
  };
}
