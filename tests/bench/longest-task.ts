import {onPhone} from './phone';

/** A phone of the middle range beside a desk's processor, as Lighthouse's mobile preset has it. */
const SLOWED = 4;

/**
 * For how long at most a page answers to nobody once it has loaded, in milliseconds on a slow processor; 0 when never for
 * over 50 ms, which is what browsers call a long task.
 */
export async function findLongestTask(url: string): Promise<number> {
  return onPhone(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
    await page.addInitScript(() => {
      const tasks: PerformanceEntry[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
        type: 'longtask',
      });
      Object.assign(window, {tasks});
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    return page.evaluate(() => {
      const [{loadEventEnd}] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      const {tasks} = window as unknown as {tasks: PerformanceEntry[]};
      const after = tasks.filter(({startTime}) => startTime >= loadEventEnd);
      return Math.max(0, ...after.map(({duration}) => duration));
    });
  });
}
