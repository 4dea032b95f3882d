import type {Page, TestInfo} from '@playwright/test';
import type {View} from './view';

/** Takes the picture of a view that stands, all its images loaded, into `screenshots/`. */
export async function takePicture(
  page: Page,
  {name, isWindow}: Pick<View, 'name' | 'isWindow'>,
  {project}: TestInfo,
) {
  // Kept for a scrollbar, which is not drawn here.
  await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
  await loadImages(page);
  if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: `screenshots/${name}-${project.name}.png`,
    fullPage: !isWindow,
  });
}

/** Those too that wait until they are scrolled to. */
async function loadImages(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
