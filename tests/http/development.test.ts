import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {expect, it, vi} from 'vitest';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {findFreePort} from '../support/free-port';

/** On the first start Vite optimizes all dependencies. */
const START_MS = 90_000;

it.runIf(TRIES_EVERY_CASE)(
  'npm run dev serves the shop, with a Server-Timing header, and hydrates it without a warning',
  async () => {
    const [port, backendPort] = [await findFreePort(), await findFreePort()];
    const data = await mkdtemp(join(tmpdir(), 'shop-'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'embedded/dev.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        EMBEDDED_DATA: data,
        NODE_ENV: 'development',
      },
      stdio: 'ignore',
    });
    try {
      const page = await vi.waitFor(
        async () => {
          const response = await fetch(`http://localhost:${port}/product/first-light`);
          expect(response.status).toBe(200);
          return response;
        },
        {timeout: START_MS, interval: 500},
      );
      expect(await page.text()).toContain('First Light');
      expect(page.headers.get('server-timing')).toMatch(/^(storefront;dur=\d+, )+total;dur=\d+$/);
      await vi.waitFor(async () => expect(await readWarnings(page.url)).toEqual([]), {
        timeout: START_MS,
      });
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(data, {recursive: true, force: true});
    }
  },
  2 * START_MS,
);

/** What React's development build and Vite warn of when the page hydrates. Vite reloads it for a dependency it had not optimized. */
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
      if (message.type() === 'error' || message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.getByRole('button', {name: /Shopping cart/}).click();
    await page.getByRole('dialog', {name: 'Shopping Cart'}).waitFor();
    return warnings;
  } finally {
    await browser.close();
  }
}
