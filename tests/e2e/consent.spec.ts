import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {mockGoogle, sentEvents} from '../support/google';
import {expect, test} from '../support/test';

const banner = (page: Page) => page.getByRole('region', {name: 'May I measure your visits?'});
const choices = (page: Page) => page.getByRole('button', {name: 'Privacy Choices'});

/** Cookies and stored keys. */
async function readStored(page: Page) {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return {stored, cookies: (await page.context().cookies()).map(({name}) => name)};
}

test('before a choice nothing is stored or sent to third parties, both choices look the same, and Decline changes nothing', async ({
  page,
}) => {
  const google = await mockGoogle(page);
  await page.goto('/product/first-light');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(google.requests).toEqual([]);
  expect(await sentEvents(page)).toBeNull();
  expect((await readStored(page)).cookies).toEqual([]);
  expect((await readStored(page)).stored).not.toContain('privacy-choice');

  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as {value: number}[];
          resolve(entries.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThan(0.05);

  // Both choices look the same.
  const readStyle = (name: string) =>
    banner(page)
      .getByRole('button', {name})
      .evaluate((element) => {
        const {backgroundColor, color, fontSize, borderColor} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        return {backgroundColor, color, fontSize, borderColor, width, height};
      });
  expect(await readStyle('Decline')).toEqual(await readStyle('Accept'));
  await expectNoViolation(page, 'section[tabindex]');

  // Decline drops the queued events, and the banner does not return.
  await banner(page).getByRole('button', {name: 'Decline'}).click();
  await page.reload();
  await expect(choices(page)).toBeVisible();
  await expect(async () => {
    await choices(page).click();
    await expect(banner(page)).toContainText('currently don’t allow your visits to be measured', {
      timeout: 500,
    });
  }).toPass();
  expect(google.requests).toEqual([]);
  expect(await sentEvents(page)).toBeNull();
});

test('Accept sends the earlier events first, applies to the next page, and can be changed from the footer', async ({
  page,
}) => {
  const google = await mockGoogle(page);
  await page.goto('/product/first-light');
  await banner(page).getByRole('button', {name: 'Accept'}).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(async () => (await sentEvents(page))?.map(({name}) => name))
    .toEqual(['view_item']);
  expect(google.requests).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('privacy-choice'))).toBe('"accepted"');

  await page.goto('/product/red-hull');
  await expect.poll(async () => (await sentEvents(page))?.length).toBe(1);
  await expect(banner(page)).toHaveCount(0);

  // By keyboard, from the footer: tracking stops at once, and what was stored is deleted.
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_TEST1234=GS1; path=/';
  });

  await choices(page).press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('currently allow your visits to be measured');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', {name: 'Decline'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeFocused();
  await expect.poll(async () => (await readStored(page)).cookies).toEqual([]);
  await page.getByRole('banner').getByRole('link', {name: 'Prints'}).click();
  await expect(page).toHaveURL('/collections/prints');
  await expect(page.getByRole('heading', {level: 1, name: 'Fine Art Prints'})).toBeVisible();
  expect(await sentEvents(page)).toHaveLength(1);
  expect(
    await page.evaluate(
      () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST1234'],
    ),
  ).toBe(true);

  // Another tab changes the choice while the page is in the back/forward cache.
  await page.evaluate(() => {
    localStorage.setItem('privacy-choice', '"accepted"');
    window.dispatchEvent(new Event('pageshow'));
  });
  await choices(page).click();
  await expect(banner(page)).toContainText('currently allow your visits to be measured');
});

test('Global Privacy Control counts as Decline, and no banner is shown', async ({page}) => {
  const google = await mockGoogle(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
    localStorage.setItem('privacy-choice', '"accepted"');
  });
  await page.goto('/product/first-light');
  await expect(async () => {
    await choices(page).click();
    await expect(banner(page)).toContainText('Global Privacy Control', {timeout: 500});
  }).toPass();
  await expect(banner(page).getByRole('button')).toHaveText(['Close']);
  await banner(page).getByRole('button', {name: 'Close'}).click();
  await expect(banner(page)).toBeHidden();
  expect(google.requests).toEqual([]);
  expect(await sentEvents(page)).toBeNull();
});
