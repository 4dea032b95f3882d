import {expect, type Page} from '@playwright/test';
import {isHydrated} from './is-hydrated';

/** Playwright's default intervals grow to a second, and every journey polls for hydration several times. */
const POLL_INTERVALS_MS = [30];

/** React has hydrated the page once its elements have React's own properties. A click before that is not handled. */
export async function waitForHydration(page: Page) {
  const main = page.getByRole('main');
  const isInReact = () =>
    main
      .evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key)))
      .catch(whileNavigating);
  await expect.poll(isInReact, {intervals: POLL_INTERVALS_MS}).toBe(true);
}

/**
 * Makes `goto` and `reload` resolve after hydration. `{waitUntil: 'commit'}` skips the wait, for tests of earlier
 * behaviour. Pages without scripts and pages of other origins resolve as usual.
 */
export function waitForHydrationOnLoad(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await waitUntilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitUntilHydrated(page);
    return response;
  };
}

async function waitUntilHydrated(page: Page) {
  await expect
    .poll(() => page.evaluate(isHydrated).catch(whileNavigating), {
      message: 'the page is hydrated',
      intervals: POLL_INTERVALS_MS,
    })
    .toBe(true);
}

/** `expect.poll` ends with the first error, and a page that loads another document throws one. */
function whileNavigating(error: unknown): false {
  if (/context was destroyed|navigat/i.test(String(error))) return false;
  throw error;
}
