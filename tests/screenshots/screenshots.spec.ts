import type {Page, TestInfo} from '@playwright/test';
import {test} from '../support/test-before-launch';
import {VIEWS, type View} from './views';

for (const view of VIEWS) {
  test(view.name, async ({page, shop, consoleErrors}, info) => {
    await view.before?.(shop.control);
    await page.goto(view.path);
    await view.arrange?.(page);
    await takePicture(page, view, info);
    // Some views show failures.
    consoleErrors.length = 0;
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [name, path] of [
    ['home', '/'],
    ['product', '/product/first-light'],
    ['contact', '/contact'],
    ['commissions', '/commissions'],
    ['about', '/about'],
    ['gallery-work', '/gallery/blue-hush'],
  ] as const) {
    test(`no-scripts-${name}`, async ({page}, info) => {
      await page.goto(path);
      await takePicture(page, {name: `no-scripts-${name}`}, info);
    });
  }
});

measured('consent', async ({page}, info) => {
  await page.goto('/product/first-light');
  const banner = page.getByRole('region', {name: 'May I count visits?'});
  await expect(banner).toBeVisible();
  await takePicture(page, {name: 'consent', isWindow: true}, info);
  await banner.getByRole('button', {name: 'Decline'}).click();
  await page.getByRole('button', {name: 'Privacy Choices'}).click();
  await expect(banner).toContainText('you do not allow it');
  await takePicture(page, {name: 'consent-again', isWindow: true}, info);
});

offline('offline', async ({page, context, consoleErrors}, info) => {
  const cachedPaths = () =>
    page.evaluate(async () => {
      const cached = await (await caches.open('works-1')).keys();
      return cached.map(({url}) => new URL(url).pathname);
    });
  for (const path of ['/product/first-light', '/product/moon-road', '/product/red-hull']) {
    const picture = `/cdn/shop/files${path.replace('/product', '')}.jpg`;
    await expect(async () => {
      await page.goto(path);
      const kept = expect.arrayContaining([path, picture]);
      await expect.poll(cachedPaths, {timeout: 3000}).toEqual(kept);
    }).toPass();
  }
  await context.setOffline(true);
  await page.goto('/gallery');
  await takePicture(page, {name: 'offline'}, info);
  consoleErrors.length = 0;
});
