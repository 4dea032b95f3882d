import type {Page} from '@playwright/test';
import {waitForHydration} from '../support/hydration';
import {expect, test} from '../support/test';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const COUNTDOWN = /^\d+d \d\d:\d\d:\d\d$/;

const launchIn = (ms: number) => ({
  metafields: {'custom.launch_at': new Date(Date.now() + ms).toISOString()},
});

/** Sums up the layout shifts from now on. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = {sum: 0};
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift'});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: {sum: number}}).shifts.sum);
}

/** The remaining time on the page, in seconds. */
async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByText(COUNTDOWN).first().innerText();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/\D+/).map(Number);
  return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

/** Opens a page with a countdown and waits until it uses the shop's clock. */
async function openCountdown(page: Page, path: string): Promise<void> {
  const time = page.waitForResponse('**/api/time');
  await page.clock.install();
  await page.goto(path);
  await (await time).finished();
  await expect(async () => {
    const before = await secondsShown(page);
    await page.clock.runFor(1000);
    expect(await secondsShown(page)).toBeLessThan(before);
  }).toPass();
}

test('a work’s page counts down each second, announces it once, and opens at zero without a reload', async ({
  page,
  shop,
}) => {
  await shop.control.changeProduct('first-light', {...launchIn(2 * HOUR_MS), price: '45.00'});
  await openCountdown(page, '/product/first-light');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', {name: 'Coming Soon'})).toBeDisabled();
  const price = main.getByText(/^Price CAD/);
  await expect(price).toHaveCount(0);
  await expect(main.getByText(/^Available from .+ Atlantic Time$/)).toHaveCount(1);
  await expect(main.getByRole('timer')).toHaveCount(0);

  const shifts = await measureShifts(page);
  const before = await secondsShown(page);
  await page.clock.runFor(3000);
  await expect.poll(async () => before - (await secondsShown(page))).toBeGreaterThanOrEqual(3);
  expect(await shifts()).toBe(0);

  const email = main.getByLabel('Email');
  await email.fill('ada@example');
  // The tab is suspended during the launch.
  await shop.control.changeProduct('first-light', launchIn(-1000));
  await page.clock.fastForward(2 * HOUR_MS);
  await expect(page.getByText(COUNTDOWN)).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(price).toHaveText('Price CAD $45.00');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada@example');
  await main.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.getByText('First Light has been added to your cart.')).toBeVisible();
});

test('on a phone a bar leads to the sign-up, makes way for it, and adds no page to go back through', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  await page.goto('/collections/prints');
  await page.goto('/product/keeper-of-the-dark');
  await waitForHydration(page);
  const link = page.getByRole('link', {name: 'Join the Priority List'});
  await expect(link).toBeInViewport({ratio: 1});
  await link.click();
  await expect(page.getByRole('button', {name: 'Join the Priority List'})).toBeInViewport();
  await expect(page.locator('#sign-up').getByLabel('Email address')).toBeFocused();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', {name: 'Back'}).click();
  await expect(page).toHaveURL(/\/collections\/prints$/);
});

test('a launched page retries while the shop returns stale data, and survives failures', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await shop.control.changeProduct('first-light', launchIn(2 * HOUR_MS));
  await openCountdown(page, '/product/first-light');
  let requests = 0;
  await page.route('**/api/launched/**', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.clock.fastForward(2 * HOUR_MS);
  await expect(page.getByText(COUNTDOWN)).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(requests).toBe(2);
  }).toPass();
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeDisabled();
  await shop.control.changeProduct('first-light', launchIn(-1000));
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeEnabled({timeout: 500});
  }).toPass();
  // The browser logs the aborted request.
  consoleErrors.length = 0;
});

test('a card counts down and opens at zero without a layout shift, and its price appears @firefox', async ({
  page,
  shop,
}) => {
  await shop.control.changeProduct('first-light', {
    ...launchIn(2 * HOUR_MS),
    createdAt: '2090-01-01T00:00:00Z',
  });
  await openCountdown(page, '/collections/prints');
  const card = page.getByRole('article').filter({hasText: 'First Light'});
  await expect(card.getByText('Coming Soon')).toBeVisible();
  await expect(card.getByText(COUNTDOWN)).toBeVisible();
  await expect(card).not.toContainText('CAD $');
  // A bar as wide as the picture, with a thin border.
  const bar = card.locator('p', {has: page.getByText(COUNTDOWN)});
  await expect(bar).toHaveCSS('border-bottom-style', 'solid');
  const column = (await card.boundingBox())!.width;
  await expect.poll(async () => (await bar.boundingBox())!.width).toBeCloseTo(column, 0);
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
  await page.evaluate(() => document.fonts.ready);

  const shifts = await measureShifts(page);
  await page.clock.runFor(3000);
  await shop.control.changeProduct('first-light', launchIn(-1000));
  await page.clock.fastForward(2 * HOUR_MS);
  await expect(card.getByText('Coming Soon')).toHaveCount(0);
  await expect(card.getByText(COUNTDOWN)).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(card).toContainText('CAD $');
  expect(await shifts()).toBe(0);
});

test('the countdown uses the shop’s time, whatever the visitor’s clock and time zone', async ({
  browser,
  shop,
}) => {
  await shop.control.changeProduct('first-light', launchIn(3 * DAY_MS));
  const launchMs = Date.now() + 3 * DAY_MS;
  const timezoneId = 'Pacific/Kiritimati';
  const context = await browser.newContext({timezoneId, baseURL: shop.url});
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.clock.install({time: Date.now() + DAY_MS});
  await page.goto('/product/first-light');
  await expect
    .poll(async () => Math.abs((await secondsShown(page)) - (launchMs - Date.now()) / 1000))
    .toBeLessThan(5);
  expect(problems, 'no hydration mismatch').toEqual([]);
  await context.close();
});
