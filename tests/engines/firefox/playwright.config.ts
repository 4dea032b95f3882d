import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';

/**
 * `npm run test:firefox`: see README. The relay starts through its shebang line, which Windows does not support.
 *
 * The journeys of `tests/e2e` that have `@firefox` in their title run here too: at least one for every feature, and all that
 * depend on behaviour of Firefox. It aborts imports when a page is left, caches failed imports, restores form fields after a
 * reload, and has its own error page for an offline navigation.
 *
 * The others cannot run in Firefox 153 over WebDriver BiDi: without JavaScript (it cannot be disabled), with touch, reduced
 * motion or print media (not emulated), Back to a page in the back/forward cache (hangs), replacing a typed email (the text is
 * appended), clicks that must not scroll (the button is scrolled to the middle of the window), and axe (the page crashes).
 */
export default defineConfig({
  testDir: '../../e2e',
  grep: /@firefox/,
  globalSetup: './set-up.ts',
  outputDir: '../../../test-results/firefox',
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)),
    },
    locale: 'en-CA',
    timezoneId: 'America/Moncton',
  },
});
