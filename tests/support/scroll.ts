import type {Page} from '@playwright/test';
import {expect} from './test';

/** In CSS pixels; NaN while the page loads another document, so that a poll continues. */
export const scrollY = (page: Page): Promise<number> =>
  page.evaluate(() => window.scrollY).catch(() => Number.NaN);

/** Waits until the page is scrolled to `y`, in CSS pixels; heights of pictures are fractions, which engines round. */
export async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1);
}
