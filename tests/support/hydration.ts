import {expect, type Page} from '@playwright/test';

/** React has taken the page over once its own keys hang on its elements; a press before that is lost. */
export async function waitForScripts(page: Page) {
  const main = page.getByRole('main');
  await expect
    .poll(() => main.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))))
    .toBe(true);
}
