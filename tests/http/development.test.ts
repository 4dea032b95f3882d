import {chromium} from '@playwright/test';
import {expect, it, vi} from 'vitest';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {childrenOf, listeningPorts} from '../support/processes';
import {START_TIMEOUT_MS} from '../support/program';
import {startShop} from '../support/shop';

/** What `npm run dev` starts. */
const startDevelopment = () =>
  startShop({
    program: 'embedded/dev.ts',
    env: {EMBEDDED_CONTROL: '0', NODE_ENV: 'development'},
    nodeOptions: [],
  });

it.runIf(TRIES_EVERY_CASE)(
  'npm run dev serves the shop, and hydrates it without a warning',
  async () => {
    const server = await startDevelopment();
    try {
      const page = await fetch(`${server.url}/product/first-light`);
      expect(await page.text()).toContain('First Light');
      await vi.waitFor(async () => expect(await readWarnings(page.url)).toEqual([]), {
        timeout: START_TIMEOUT_MS,
      });
    } finally {
      await server.close();
    }
  },
  2 * START_TIMEOUT_MS,
);

// Processes and their sockets are found in /proc.
it.runIf(TRIES_EVERY_CASE && process.platform === 'linux')(
  'npm run dev opens no debugger, which any web page could read',
  async () => {
    const server = await startDevelopment();
    try {
      const [vite = 0, ...others] = childrenOf(server.pid);
      expect(others).toEqual([]);
      expect(listeningPorts(vite)).toEqual([Number(new URL(server.url).port)]);
      expect(childrenOf(vite).flatMap(listeningPorts)).toEqual([]);
    } finally {
      await server.close();
    }
  },
  2 * START_TIMEOUT_MS,
);

/** The warnings of React's development build and Vite when the page hydrates. Vite reloads it for a dependency it hadn't optimized. */
async function readWarnings(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    const warnings: string[] = [];
    page.on('pageerror', (error) => warnings.push(String(error)));
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) warnings.push(message.text());
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.getByRole('button', {name: /Shopping cart/}).click();
    await page.getByRole('dialog', {name: 'Shopping Cart'}).waitFor();
    return warnings;
  } finally {
    await browser.close();
  }
}
