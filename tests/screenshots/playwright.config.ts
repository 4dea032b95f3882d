import {defineConfig} from '@playwright/test';
import base from '../playwright.config';

const SIZES = [
  {width: 390, height: 844},
  {width: 768, height: 1024},
  {width: 1280, height: 800},
  {width: 1920, height: 1080},
];

/** `npm run screenshots`: every page and its main states, one project per width, into `screenshots/`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  // Screenshots are independent of each other.
  fullyParallel: true,
  use: {...base.use, screenshot: 'off'},
  projects: SIZES.map((viewport) => ({
    name: String(viewport.width),
    use: {viewport, isMobile: viewport.width < 768, hasTouch: viewport.width < 768},
  })),
});
