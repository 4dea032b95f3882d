import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';
import {findFreePort} from '../support/free-port';

/** Lighthouse's results for a visit. */
export interface Visit {
  performance: number;
  lcpMs: number;
  tbtMs: number;
}

/** A visit with Lighthouse's mobile preset, in a new browser. Rejects when Lighthouse fails twice. */
export async function visit(url: string): Promise<Visit> {
  // Chromium occasionally records no trace, and Lighthouse then asks for another run.
  return await visitOnce(url).catch(() => visitOnce(url));
}

async function visitOnce(url: string): Promise<Visit> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      // The default estimates a slow phone from a fast visit, and counts scripts that a picture doesn't wait for.
      throttlingMethod: 'devtools',
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    const {audits, categories} = result.lhr;
    return {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
      tbtMs: audits['total-blocking-time']?.numericValue ?? NaN,
    };
  } finally {
    await browser.close();
  }
}
