import type {Page} from '@playwright/test';
import {expect} from './test';

/** In CSS pixels; NaN while the page loads another document, so that a poll continues. */
export const scrollY = (page: Page): Promise<number> =>
  page.evaluate(() => window.scrollY).catch(() => Number.NaN);

/** The position once the page stays there, in CSS pixels: cards that come into view take their own height. */
export async function scrollAtRest(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollY(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Waits until the page is scrolled to `y`, in CSS pixels; heights of pictures are fractions, which engines round. */
export async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1);
}
