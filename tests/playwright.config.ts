import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './support/browser.mjs';
import {EVERY_CASE, TRIES_EVERY_CASE} from './support/every-case';

/** Journeys through shops that are configured in ways of their own, each of which a worker starts when it comes to them. */
const CONFIGURED = /\/(analytics|back-forward-cache|consent|deployed|offline)\.spec\.ts$/;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // A shop and a browser each. One more than processors: a journey waits for its browser, of which the others make use.
  workers: Math.min(availableParallelism() + 1, 8),
  fullyParallel: false,
  ...(TRIES_EVERY_CASE ? {} : {grepInvert: new RegExp(EVERY_CASE.tag)}),
  timeout: 60_000,
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // In this order: between two shops of the usual kind another would end the first.
  projects: [
    {name: 'shop', testIgnore: CONFIGURED},
    {name: 'configured shop', testMatch: CONFIGURED},
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
