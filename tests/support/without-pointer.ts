import type {Page} from '@playwright/test';

/** A visit without a mouse: Chromium may find its own over a page that opens, which loads the code of tooltips. */
export async function withoutPointer(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  );
}
