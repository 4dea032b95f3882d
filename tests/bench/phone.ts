import {chromium, devices, type Page} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';

/** Calls `use` with a page of a new browser that emulates a phone, and closes it afterwards. */
export async function withPhonePage<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: BROWSER_FLAGS,
  });
  try {
    // What a service worker caches later is not part of the page's load.
    const context = await browser.newContext({...devices['Moto G4'], serviceWorkers: 'block'});
    return await use(await context.newPage());
  } finally {
    await browser.close();
  }
}
