import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './support/browser.mjs';

/** Journeys through a shop with Google Analytics. */
const MEASURED = /\/(analytics|consent)\.spec\.ts$/;
/** Journeys through the shop as Oxygen has it, which is built first. */
const DEPLOYED = /\/(analytics-policy|back-forward-cache|deployed|offline)\.spec\.ts$/;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // A shop and a browser each. One more than processors: a journey waits for its browser, of which the others make use.
  workers: Math.min(availableParallelism() + 1, 8),
  fullyParallel: false,
  timeout: 60_000,
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // In this order and with these workers: each shop is started once, the usual ones last, since another would end them,
  // and nobody waits at the end for what takes long to start.
  projects: [
    {name: 'measured shop', testMatch: MEASURED, workers: 1},
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
    // What arrives by moving would be waited for by every journey; those about motion ask for it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
