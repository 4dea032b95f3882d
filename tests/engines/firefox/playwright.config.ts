import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {JOURNEYS} from './journeys';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `npm run test:firefox`: see README. The relay starts through its shebang line, which Windows does not support. */
export default defineConfig({
  testDir: '../../e2e',
  testMatch: Object.keys(JOURNEYS),
  grep: Object.entries(JOURNEYS).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`${escape(file)} .*${escape(title)}`)),
  ),
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
