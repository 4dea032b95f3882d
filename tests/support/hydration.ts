import {expect, type Page} from '@playwright/test';
import {isHydrated} from './is-hydrated';

/** Waits until a page that has replaced another is loaded and hydrated: a click before that isn't handled. */
export async function waitForHydration(page: Page) {
  await page.waitForLoadState();
  await expectHydrated(page);
}

async function expectHydrated(page: Page) {
  await expect
    .poll(() => page.evaluate(isHydrated).catch(whileNavigating), {
      message: 'the page is hydrated',
      // The default intervals grow to a second.
      intervals: [30],
    })
    .toBe(true);
}

/**
 * Makes `goto` and `reload` resolve after hydration. `{waitUntil: 'commit'}` skips the wait, for tests of earlier
 * behaviour. Pages without scripts and pages of other origins resolve as usual.
 */
export function waitForHydrationOnLoad(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await expectHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await expectHydrated(page);
    return response;
  };
}

/** `expect.poll` ends with the first error, and a page that loads another document throws one. */
function whileNavigating(error: unknown): false {
  if (/context was destroyed|navigat/i.test(String(error))) return false;
  throw error;
}

/** Holds the scripts of pages back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
