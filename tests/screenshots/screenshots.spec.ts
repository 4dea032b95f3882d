import type {Page, TestInfo} from '@playwright/test';
import {test} from '../support/test-before-launch';
import {VIEWS, type View} from './views';

for (const view of VIEWS) {
  test(view.name, async ({page, shop, consoleErrors}, info) => {
    await view.before?.(shop.control);
    await page.goto(view.path);
    await view.arrange?.(page, shop);
    await takePicture(page, view, info);
    // Some views show failures.
    consoleErrors.length = 0;
  });
}

/** Saves a screenshot of the current view to `screenshots/`, after all its images have loaded. */
async function takePicture(page: Page, {name, isWindow}: View, {project}: TestInfo) {
  await page.evaluate(async () => {
    // The gutter is reserved for a scrollbar, which screenshots don't have.
    document.documentElement.style.scrollbarGutter = 'auto';
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: `screenshots/${name}-${project.name}.png`,
    fullPage: !isWindow,
  });
}
