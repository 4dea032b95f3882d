import {chromium, type Page} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './browser.mjs';

export interface WatchedPage {
  page: Page;
  /** Uncaught errors, and what the console got as an error or a warning; grows. */
  warnings: string[];
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A page in a browser of its own, for tests that Playwright doesn't run. */
export async function openPage(): Promise<WatchedPage> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: BROWSER_FLAGS,
  });
  const page = await browser.newPage();
  const warnings: string[] = [];
  page.on('pageerror', (error) => warnings.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') warnings.push(message.text());
  });
  return {page, warnings, close: () => browser.close()};
}
