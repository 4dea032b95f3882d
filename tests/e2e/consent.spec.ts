import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {mockGoogle, sentEvents} from '../support/google';
import {expect} from '../support/test';
import {test} from '../support/test-analytics';

const banner = (page: Page) => page.getByRole('region', {name: 'May this shop count visits?'});
const choices = (page: Page) => page.getByRole('button', {name: 'Privacy choices'});

/** All that a page can leave behind. */
async function kept(page: Page) {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return {stored, cookies: (await page.context().cookies()).map(({name}) => name)};
}

test.describe('before a choice', () => {
  test('nothing is set or sent, and the page can be used', async ({page}) => {
    const google = await mockGoogle(page);
    await page.goto('/product/first-light');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(google.requests).toEqual([]);
    expect(await sentEvents(page)).toBeNull();
    expect((await kept(page)).cookies).toEqual([]);
    expect((await kept(page)).stored).not.toContain('privacy-choice');

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
  });

  test('both answers weigh the same', async ({page}) => {
    await page.goto('/');
    const [decline, accept] = [
      banner(page).getByRole('button', {name: 'Decline'}),
      banner(page).getByRole('button', {name: 'Accept'}),
    ];
    await expect(accept).toBeVisible();
    const look = (button: typeof accept) =>
      button.evaluate((element) => {
        const {backgroundColor, color, fontSize, borderColor} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        return {backgroundColor, color, fontSize, borderColor, width, height};
      });
    expect(await look(decline)).toEqual(await look(accept));
  });
});

test('axe finds nothing in the question', async ({page}) => {
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await expectNoViolation(page, 'section[tabindex]');
});

test.describe('a choice', () => {
  test('of Accept begins with what happened before it, and holds on the next page', async ({
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
    const stored = await page.evaluate(() => localStorage.getItem('privacy-choice'));
    expect(JSON.parse(stored ?? '')).toEqual({
      choice: 'accepted',
      version: 1,
      decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });

    await page.goto('/product/red-hull');
    await expect.poll(async () => (await sentEvents(page))?.length).toBe(1);
    await expect(banner(page)).toHaveCount(0);
  });

  test('of Decline drops what was held and is not asked for again', async ({page}) => {
    const google = await mockGoogle(page);
    await page.goto('/product/first-light');
    await banner(page).getByRole('button', {name: 'Decline'}).click();
    await page.reload();
    await expect(choices(page)).toBeVisible();
    await expect(async () => {
      await choices(page).click();
      await expect(banner(page)).toContainText('you do not allow it', {timeout: 500});
    }).toPass();
    expect(google.requests).toEqual([]);
    expect(await sentEvents(page)).toBeNull();
  });

  test('is changed from the footer by keyboard, stops at once and removes what was set', async ({
    page,
  }) => {
    await mockGoogle(page);
    await page.goto('/');
    await banner(page).getByRole('button', {name: 'Accept'}).click();
    await expect.poll(async () => (await sentEvents(page))?.length).toBe(1);
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1; path=/';
      document.cookie = '_ga_TEST1234=GS1; path=/';
    });

    await choices(page).press('Enter');
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toContainText('you allow it');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', {name: 'Decline'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choices(page)).toBeFocused();
    expect((await kept(page)).cookies).toEqual([]);
    await page
      .getByRole('link', {name: /^View Details/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\//);
    expect(await sentEvents(page)).toHaveLength(1);
    expect(
      await page.evaluate(
        () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST1234'],
      ),
    ).toBe(true);
  });
});

test('Global Privacy Control is a refusal, and nobody is asked', async ({page}) => {
  const google = await mockGoogle(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
    localStorage.setItem(
      'privacy-choice',
      JSON.stringify({choice: 'accepted', version: 1, decidedAt: '2026-01-01T00:00:00Z'}),
    );
  });
  await page.goto('/product/first-light');
  await expect(async () => {
    await choices(page).click();
    await expect(banner(page)).toContainText('Global Privacy Control', {timeout: 500});
  }).toPass();
  await expect(banner(page).getByRole('button')).toHaveText(['Close']);
  expect(google.requests).toEqual([]);
  expect(await sentEvents(page)).toBeNull();
});
