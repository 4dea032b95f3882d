import {chromium, devices, type Page} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';

/** Looks at something on a phone that was nowhere before, and puts it away. */
export async function onPhone<Seen>(look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: BROWSER_FLAGS,
  });
  try {
    // A service worker's own copies are fetched when a visitor stays, and are no part of the page.
    const context = await browser.newContext({...devices['Moto G4'], serviceWorkers: 'block'});
    return await look(await context.newPage());
  } finally {
    await browser.close();
  }
}
