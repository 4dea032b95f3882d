import {expect} from '../support/test';
import {waitForHydration} from '../support/hydration';
import {startTcpProxy, type TcpProxy} from '../support/tcp-proxy';
import {test as base} from '../support/test-deployed';

/** `test` with a shop behind a proxy that can be disconnected. */
const test = base.extend<{tcpProxy: TcpProxy}>({
  tcpProxy: async ({shop}, use) => {
    const tcpProxy = await startTcpProxy(shop.url);
    await use(tcpProxy);
    await tcpProxy.close();
  },
  baseURL: async ({tcpProxy}, use) => use(tcpProxy.url),
});

test('visited works are available offline, and other pages show the offline page @firefox', async ({
  page,
  context,
  browserName,
  tcpProxy,
  consoleErrors,
}) => {
  const cachedPaths = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('works-2')).keys();
      return requests.map(({url}) => new URL(url).pathname);
    });
  const seenPaths = () =>
    page.evaluate(async () => {
      const seen = (await (await caches.match('/works-seen'))?.json()) as {path: string}[] | null;
      return seen?.map(({path}) => path) ?? [];
    });
  await page.goto('/product/first-light');
  await expect.poll(seenPaths).toEqual(['/product/first-light']);
  // By client-side navigation, which requests no document.
  await page.goto('/collections/prints');
  await page
    .getByRole('link', {name: /^View Details/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  const second = new URL(page.url()).pathname;
  // A work is listed after everything that its page needs is cached.
  await expect.poll(seenPaths).toEqual([second, '/product/first-light']);
  const cached = await cachedPaths();
  expect(cached.filter((path) => /^\/(cart|api)|\.data$/.test(path))).toEqual([]);

  tcpProxy.disconnect();
  // Pictures are loaded from another origin, which the proxy does not cut off.
  await context.setOffline(true);
  await page.goto('/gallery');
  await expect(page.getByRole('heading', {name: 'You’re offline'})).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  const picture = page.getByRole('img').or(page.locator('li img')).first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', {name: 'First Light'}).click();
  await expect(page.getByRole('heading', {name: 'First Light', level: 1})).toBeVisible();
  // Its style sheet is kept too.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  // Chromium has the scripts in its cache. Firefox hasn't, and the link works without them.
  if (browserName === 'chromium') await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', {name: 'Gallery'}).click();
  await expect(page.getByRole('heading', {name: 'You’re offline'})).toBeVisible();

  tcpProxy.reconnect();
  await context.setOffline(false);
  await page.goto('/product/first-light');
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeVisible();
  // The browser logs the failed requests.
  consoleErrors.length = 0;
});

test('a work whose handle has other letters is available offline', async ({page, shop}) => {
  await shop.control.changeProduct('marée', {title: 'Marée'});
  await page.goto(encodeURI('/product/marée'));
  const isCached = () => page.evaluate(async () => !!(await caches.match(location.pathname)));
  await expect.poll(isCached).toBe(true);
});
