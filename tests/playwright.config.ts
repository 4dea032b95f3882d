import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './support/browser.mjs';
import {GOOGLE_ID} from './support/google';
import type {WorkerFixtures} from './support/test';

/** Journeys through a shop with Google Analytics. */
const MEASURED = /\/(analytics|consent)\.spec\.ts$/;
/** Journeys through the shop as deployed to Oxygen, which is built first. */
const DEPLOYED = /\/(analytics-policy|back-forward-cache|deployed|offline|page-weight)\.spec\.ts$/;

export default defineConfig<object, WorkerFixtures>({
  testDir: './e2e',
  outputDir: '../test-results',
  // Each worker has a shop and a browser. One more than the number of processors, because others can use the processor
  // while a journey waits for its browser.
  workers: Math.min(availableParallelism() + 1, 8),
  fullyParallel: false,
  timeout: 60_000,
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // In this order and with these workers, each shop starts once. The default shops come last, because another kind
  // would end them, and slow starts don't delay the end.
  projects: [
    {
      name: 'measured shop',
      testMatch: MEASURED,
      workers: 1,
      use: {shopEnv: {PUBLIC_GA4_ID: GOOGLE_ID}},
    },
    {name: 'deployed shop', testMatch: DEPLOYED, workers: 1},
    {name: 'shop', testIgnore: [MEASURED, DEPLOYED]},
  ],
  use: {
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // One process fewer for each browser.
      args: [...BROWSER_FLAGS, '--in-process-gpu'],
    },
    locale: 'en-CA',
    timezoneId: 'America/Moncton',
    // Every journey would wait for moving elements. Journeys about motion switch it on.
    reducedMotion: 'reduce',
  },
});
