import {expect} from '../support/test';
import {test} from '../support/test-offline';

test('works that were seen are there without a network, and nothing else pretends to be', async ({
  page,
  context,
  tcpProxy,
  consoleErrors,
}) => {
  const keptPaths = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('works-1')).keys();
      return kept.map(({url}) => new URL(url).pathname);
    });
  const seenPaths = () =>
    page.evaluate(async () => {
      const seen = (await (await caches.match('/works-seen'))?.json()) as {path: string}[] | null;
      return seen?.map(({path}) => path) ?? [];
    });
  await page.goto('/product/first-light');
  await expect.poll(seenPaths).toEqual(['/product/first-light']);
  // By the client's router, which asks for no document.
  await page.goto('/collections/prints');
  await page
    .getByRole('link', {name: /^View Details/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  const second = new URL(page.url()).pathname;
  // A work is listed when all that its page needs is kept.
  await expect.poll(seenPaths).toEqual([second, '/product/first-light']);
  const kept = await keptPaths();
  expect(kept.filter((path) => /^\/(cart|api)|\.data$/.test(path))).toEqual([]);

  tcpProxy.disconnect();
  // Pictures come over another one.
  await context.setOffline(true);
  await page.goto('/gallery');
  await expect(page.getByRole('heading', {name: 'You are offline'})).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  const picture = page.getByRole('img').or(page.locator('li img')).first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', {name: 'First Light'}).click();
  await expect(page.getByRole('heading', {name: 'First Light', level: 1})).toBeVisible();

  tcpProxy.reconnect();
  await context.setOffline(false);
  await page.goto('/product/first-light');
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeVisible();
  // What the browser says of requests that found no network.
  consoleErrors.length = 0;
});

test('a page is never old while there is a network', async ({page, shop}) => {
  await page.goto('/product/moon-road');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/product/moon-road'))))
    .toBe(true);
  await shop.control.changeProduct('moon-road', {title: 'Moon Path'});
  await expect(async () => {
    await page.goto('/product/moon-road');
    await expect(page.getByRole('heading', {name: 'Moon Path'})).toBeVisible({timeout: 500});
  }).toPass();
});
