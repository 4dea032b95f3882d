import {expect, type Page} from '@playwright/test';
import {isTakenOver} from './is-taken-over';

/** Every journey waits for this several times; left alone, the pauses grow to a second. */
const LOOK_EVERY_MS = [30];

/** React has taken the page over once its own keys hang on its elements; a press before that is lost. */
export async function waitForScripts(page: Page) {
  const main = page.getByRole('main');
  await expect
    .poll(() => main.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))), {
      intervals: LOOK_EVERY_MS,
    })
    .toBe(true);
}

/**
 * From now on `goto` and `reload` end when the shop's scripts have taken the page over, as a visitor's first press does;
 * `{waitUntil: 'commit'}` is for what happens before. Pages without scripts, and those of others, are not waited for.
 */
export function arriveWithScripts(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await settle(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await settle(page);
    return response;
  };
}

async function settle(page: Page) {
  await expect
    .poll(() => page.evaluate(isTakenOver), {
      message: 'the scripts take the page over',
      intervals: LOOK_EVERY_MS,
    })
    .toBe(true);
}
