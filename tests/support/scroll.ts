import type {Page} from '@playwright/test';
import {expect} from './test';

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Waits until the page is scrolled to `y`, in CSS pixels; heights of pictures are fractions, which engines round. */
export async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1);
}
