import {type Browser, chromium} from '@playwright/test';
import {BROWSER_FLAGS, findHeadedBrowser} from './browser.mjs';
import {test as base} from './test-cached';

/** `test` in a browser with the back/forward cache on. Playwright disables it, and a headless shell does not support it. */
export const test = base.extend<object, {browser: Browser}>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: findHeadedBrowser() ?? undefined,
        args: BROWSER_FLAGS,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});
