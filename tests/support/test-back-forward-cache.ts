import {chromium} from '@playwright/test';
import {BROWSER_FLAGS, findHeadedBrowser} from './browser.mjs';
import {test as base} from './test-deployed';

/**
 * `test` in a separate browser with the back/forward cache on. Playwright disables it, and a headless shell doesn't
 * support it. It doesn't replace the worker's browser, which would need another worker and another shop.
 */
export const test = base.extend({
  context: async ({baseURL}, use) => {
    const browser = await chromium.launch({
      executablePath: findHeadedBrowser() ?? undefined,
      args: BROWSER_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newContext({baseURL}));
    await browser.close();
  },
});
