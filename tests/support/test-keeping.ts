import {type Browser, chromium} from '@playwright/test';
import {BROWSER_FLAGS, findWholeBrowser} from './browser.mjs';
import {test as base} from './test-cached';

/** `test` in a browser that keeps the pages that are left; Playwright forbids it that, and a headless shell cannot do it. */
export const test = base.extend<object, {browser: Browser}>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: findWholeBrowser() ?? undefined,
        args: BROWSER_FLAGS,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});
