import type {Page} from '@playwright/test';
import {expect} from './test';

/** In CSS pixels; NaN while the page loads another document, so that a poll continues. */
export const scrollY = (page: Page): Promise<number> =>
  page.evaluate(() => window.scrollY).catch(() => Number.NaN);

/** Waits until the page is scrolled to `y`, in CSS pixels; heights of pictures are fractions, which engines round. */
export async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1);
}

/** Waits until the page isn't wider than its window; what a script lays out follows a new width a frame later. */
export async function expectNoSideScroll(page: Page, message?: string): Promise<void> {
  const excess = () => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  };
  await expect.poll(() => page.evaluate(excess), message).toBeLessThanOrEqual(0);
}
