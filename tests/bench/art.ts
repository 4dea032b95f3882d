import {chromium, type Browser, type Page} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser, installBrowserIfMissing} from '../support/browser.mjs';
import {startShop} from '../support/shop';

/**
 * `npm run bench:art`: the share of the first view that is art, in percent of the viewport, and the length of a page.
 * With a URL as the argument, it measures the shop that is running there.
 */

/** On a phone the scrollbar overlays the page and takes none of its width. */
const VIEWPORTS = [
  {width: 390, height: 844, isMobile: true},
  {width: 768, height: 1024, isMobile: false},
  {width: 1280, height: 900, isMobile: false},
  {width: 1920, height: 1080, isMobile: false},
];

const PAGES: Record<string, string> = {
  home: '/',
  prints: '/collections/prints',
  originals: '/collections/originals',
  gallery: '/gallery',
  'portrait print': '/product/breakthrough',
  'landscape print': '/product/first-light',
  'landscape original': '/product/the-long-gale',
  panorama: '/product/waiting-for-the-tide-panorama',
};

interface Measured {
  /** From 0 to 1. */
  artShare: number;
  /** In CSS pixels. */
  pageHeight: number;
}

installBrowserIfMissing();
const [origin] = process.argv.slice(2);
const shop = origin ? null : await startShop();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: BROWSER_FLAGS,
});
try {
  console.table(await measureAll(browser, origin ?? shop?.url ?? ''));
} finally {
  await browser.close();
  await shop?.close();
}

async function measureAll(opened: Browser, base: string) {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    rows[name] = {};
    for (const viewport of VIEWPORTS) {
      const {isMobile} = viewport;
      const page = await opened.newPage({viewport, isMobile, reducedMotion: 'reduce'});
      await page.goto(new URL(path, base).href, {waitUntil: 'networkidle'});
      const {artShare, pageHeight} = await measure(page);
      rows[name][`${viewport.width} px`] =
        `${(100 * artShare).toFixed(1)} %, ${pageHeight} px long`;
      await page.close();
    }
  }
  return rows;
}

/** Pictures don't overlap, so their visible areas add up. */
function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const areas = [...document.querySelectorAll('main img')].map((image) => {
      const {left, right, top, bottom} = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return Math.max(0, width) * Math.max(0, height);
    });
    const total = areas.reduce((sum, area) => sum + area, 0);
    return {
      artShare: total / (innerWidth * innerHeight),
      pageHeight: document.documentElement.scrollHeight,
    };
  });
}
