import type {Page, TestInfo} from '@playwright/test';
import type {View} from './view';

/** Saves a screenshot of the current view to `screenshots/`, after all its images have loaded. */
export async function takePicture(
  page: Page,
  {name, isWindow}: Pick<View, 'name' | 'isWindow'>,
  {project}: TestInfo,
) {
  // The gutter is reserved for a scrollbar, which screenshots do not have.
  await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
  await loadImages(page);
  if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: `screenshots/${name}-${project.name}.png`,
    fullPage: !isWindow,
  });
}

/** Loads lazy images too. */
async function loadImages(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
