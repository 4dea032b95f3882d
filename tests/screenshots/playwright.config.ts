import {defineConfig, type Project} from '@playwright/test';
import base from '../playwright.config';

/** The pages that must fit the narrowest phone and the largest text. */
const NARROW = / (home|prints|product|early-access|cart-full|commissions|contact|gallery)$/;

const HEIGHT = {390: 844, 768: 1024, 1280: 800, 1920: 1080};

const byWidth: Project[] = Object.entries(HEIGHT).map(([width, height]) => ({
  name: width,
  use: {
    viewport: {width: Number(width), height},
    isMobile: Number(width) < 768,
    hasTouch: Number(width) < 768,
  },
}));

/** `npm run screenshots`: every page and state, one project per width, into `screenshots/`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  retries: 0,
  // Screenshots are independent of each other.
  fullyParallel: true,
  use: {...base.use, reducedMotion: 'reduce', screenshot: 'off'},
  projects: [
    ...byWidth,
    {
      name: '320',
      grep: NARROW,
      use: {viewport: {width: 320, height: 640}, isMobile: true, hasTouch: true},
    },
    // A window of 1280 px at 200 % zoom.
    {
      name: '1280-at-200',
      grep: NARROW,
      use: {viewport: {width: 640, height: 400}, deviceScaleFactor: 2},
    },
  ],
});
