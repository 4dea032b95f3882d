import {chromium, devices} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';

/** A phone of the middle range beside a desk's processor, as Lighthouse's mobile preset has it. */
const SLOWED = 4;

/**
 * For how long at most a page answers to nobody once it has loaded, in milliseconds on a slow processor; 0 when never for
 * over 50 ms, which is what browsers call a long task.
 */
export async function findLongestTask(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: BROWSER_FLAGS,
  });
  try {
    const context = await browser.newContext({...devices['Moto G4'], serviceWorkers: 'block'});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
    await page.addInitScript(() => {
      const tasks: PerformanceEntry[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
        type: 'longtask',
      });
      Object.assign(window, {tasks});
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    return await page.evaluate(() => {
      const [{loadEventEnd}] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      const {tasks} = window as unknown as {tasks: PerformanceEntry[]};
      const after = tasks.filter(({startTime}) => startTime >= loadEventEnd);
      return Math.max(0, ...after.map(({duration}) => duration));
    });
  } finally {
    await browser.close();
  }
}
