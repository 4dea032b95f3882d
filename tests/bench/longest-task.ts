import {withPhonePage} from './phone';

/** A mid-range phone compared with a desktop processor, as in Lighthouse's mobile preset. */
const CPU_SLOWDOWN = 4;

/**
 * The longest task after the load event, in milliseconds on a throttled processor; 0 when no task takes longer than 50 ms,
 * the browsers' threshold for a long task.
 */
export async function findLongestTask(url: string): Promise<number> {
  return withPhonePage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
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
