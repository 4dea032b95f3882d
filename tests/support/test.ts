import {test as base, expect, type Page} from '@playwright/test';
import {waitForHydrationOnLoad} from './hydration';
import {startShop, type Shop} from './shop';

export interface WorkerFixtures {
  /** Environment variables of the shop, in addition to its own. */
  shopEnv: Record<string, string>;
  shop: Shop;
}

interface TestFixtures {
  /** Console errors, console warnings and uncaught exceptions of the page. A test that leaves any fails. */
  consoleErrors: string[];
  cleanShop: void;
}

/** Playwright's `test` with a shop per worker that is reset before every test, and a page that must log no error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopEnv: [{}, {scope: 'worker', option: true}],
  shop: [
    async ({shopEnv}, use) => {
      const shop = await startShop({env: shopEnv});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  page: async ({page}, use) => {
    waitForHydrationOnLoad(page);
    await use(page);
    // A request that a test's route still holds when it ends would fail the next test.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  baseURL: async ({shop}, use) => use(shop.url),
  cleanShop: [
    async ({shop}, use) => {
      await shop.control.reset();
      await use();
    },
    {auto: true},
  ],
  consoleErrors: [
    async ({page}, use) => {
      const errors = collectErrors(page);
      await use(errors);
      expect(errors, 'the page logs no error').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** React Router logs it when a navigation overtakes another that is still loading. */
const OVERTAKEN = /^AbortError: signal is aborted without reason/;

/**
 * Chromium leaves out a view transition when the next page takes more than four seconds to draw, as on a busy machine.
 * React Router doesn't handle the promise.
 */
const SLOW_TRANSITION = /^TimeoutError: Transition was aborted because of timeout in DOM update/;

/**
 * Remix warns when a link is hovered before its route is discovered: nothing is prefetched then, and nothing is wrong. Chromium
 * warns of a stylesheet that was prefetched for a link that wasn't followed within a few seconds.
 */
const EXPECTED_WARNING =
  /^Tried to prefetch .+ but no routes matched\.$|^The resource .+ was preloaded using link preload but not used/;

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const push = (text: string) => {
    if (!OVERTAKEN.test(text) && !SLOW_TRANSITION.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => push(String(error)));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !EXPECTED_WARNING.test(message.text())) push(message.text());
  });
  return errors;
}
