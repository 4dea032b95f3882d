import type {Page} from '@playwright/test';

/** A visit without a mouse: Chromium may find its own over a link of a page that opens, which fetches the page behind it. */
export async function withoutPointer(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  );
}
