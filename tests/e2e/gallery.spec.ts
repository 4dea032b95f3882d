import type {Locator, Page} from '@playwright/test';
import {scrollY} from '../support/scroll';
import {expectNoViolation} from '../support/axe';
import {boxAtRest} from '../support/box-at-rest';
import {expect, test} from '../support/test';
import {measureRows} from '../support/picture-rows';

const works = (page: Page) => page.getByRole('main').getByRole('link', {name: /^Open /});
const work = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', {name: `Open ${title}`, exact: true});
const lightbox = (page: Page, title: string) => page.getByRole('dialog', {name: title});
const openPicture = (dialog: Locator) => dialog.getByRole('img');
const button = (dialog: Locator, name: string) => dialog.getByRole('button', {name});

/** Heading and works share a left edge, and each label is directly below its work. */
async function expectOneEdge(page: Page) {
  // A window may take its new size while it is measured.
  await expect(async () => {
    const heading = await page.getByRole('heading', {level: 1}).boundingBox();
    const first = await works(page).first().getByRole('img').boundingBox();
    expect(Math.abs(first!.x - heading!.x)).toBeLessThan(1);
    const gaps = await page
      .getByRole('main')
      .locator('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const [picture, label] = [
            figure.querySelector('img')!,
            figure.querySelector('figcaption')!,
          ];
          return Math.round(
            label.getBoundingClientRect().top - picture.getBoundingClientRect().bottom,
          );
        }),
      );
    expect(new Set(gaps).size).toBe(1);
    expect(gaps[0]).toBeLessThan(24);
  }).toPass();
}

test.describe('the grid', () => {
  test('shows 16 of 60, and 16 more 100 ms after each click, up to the last', async ({page}) => {
    await page.clock.install();
    await page.goto('/gallery');
    await expect(page.getByRole('heading', {name: 'Gallery of Sold Works'})).toBeVisible();
    await expect
      .poll(() =>
        work(page, 'Fog Signal')
          .getByRole('img')
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toMatch(/fog-signal-480\.avif$/);

    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', {name: 'Load More (44 remaining)'}).click();
    await page.clock.runFor(99);
    const loading = page.getByRole('button', {name: 'Loading…'});
    await expect(loading).toBeDisabled();
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(works(page)).toHaveCount(16);
    await page.clock.runFor(1);
    await expect(work(page, 'Harvest Quilt')).toBeFocused();

    await page.clock.resume();
    for (const [shown, remaining, added] of [
      [32, 28, 'One Giant, Fog'],
      [48, 12, 'Two Sheets and a Fog Bank'],
    ] as const) {
      await expect(works(page)).toHaveCount(shown);
      await expect(page.getByText(`${shown} of 60 works shown`)).toBeAttached();
      await page.getByRole('button', {name: `Load More (${remaining} remaining)`}).click();
      await expect(work(page, added)).toBeFocused();
    }
    await expect(works(page)).toHaveCount(60);
    await expect(page.getByRole('main').locator('figure').first()).toContainText(
      'oil on canvas, 2019',
    );
    await expect(page.getByRole('button', {name: /Load More/})).toHaveCount(0);
    await expect(page).toHaveURL('/gallery?show=60');

    await expect(page.getByText(/Reach out .* a similar piece/)).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Reach Out'}).click();
    await expect(page).toHaveURL('/contact');
  });

  test('shows every work uncropped, four per row, with its label below and its space and colour reserved', async ({
    page,
  }) => {
    await page.route('**/pictures/gallery/**', () => {});
    await page.goto('/gallery?show=60', {waitUntil: 'domcontentloaded'});
    const shapes = await works(page)
      .getByRole('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const {width, height} = image.getBoundingClientRect();
          const given = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return {
            isWhole: Math.abs(width / height - given) < 0.02,
            hasColour: /^rgb\(/.test(getComputedStyle(image).backgroundColor),
          };
        }),
      );
    expect(shapes).toHaveLength(60);
    expect(shapes.filter(({isWhole, hasColour}) => !isWhole || !hasColour)).toEqual([]);

    // High enough for the width to limit the pictures, not the window.
    await page.setViewportSize({width: 1560, height: 1400});
    await expect
      .poll(() => measureRows(works(page).getByRole('img')))
      .toEqual(Array(15).fill({count: 4, isEven: true, isFull: true}));
    await expectOneEdge(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});

test.describe('the lightbox', () => {
  test('opens the clicked work large, with its label, on the first click @firefox', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await work(page, 'Amber Roller').click();
    const dialog = lightbox(page, 'Amber Roller');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('2 of 60')).toBeVisible();
    await expect(dialog.getByText('oil on linen, 2020')).toBeVisible();
    await expect(openPicture(dialog)).toHaveAccessibleName(/A wave lit from behind/);
    await expect(page).toHaveURL('/gallery?work=amber-roller');
    expect((await boxAtRest(openPicture(dialog))).width).toBeGreaterThan(800);
    await dialog.getByRole('link', {name: 'Ask About a Similar Piece'}).click();
    await expect(page.getByLabel('Subject')).toHaveValue('A piece similar to “Amber Roller”');
    await page.goBack();
    await dialog.getByRole('link', {name: 'About this work'}).click();
    await expect(page).toHaveURL('/gallery/amber-roller');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('stays open on a slow phone while more works load, which follow when it closes', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const more = page.getByRole('button', {name: 'Load More (44 remaining)'});
    await more.waitFor();
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', {rate: 5});
    await more.evaluate((more) => {
      (more as HTMLElement).click();
      document.querySelector<HTMLElement>('#work-amber-roller')?.click();
    });
    const dialog = lightbox(page, 'Amber Roller');
    await expect(dialog).toBeVisible();
    await expect(openPicture(dialog)).toBeVisible();
    await expect(page).toHaveURL('/gallery?work=amber-roller');
    await page.keyboard.press('Escape');
    await expect(works(page)).toHaveCount(32);
    await expect(page).toHaveURL('/gallery?show=32');
  });

  test('loads the neighbouring picture first, follows two quick key presses, and announces the position', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('requestfinished', (request) => pictures.push(new URL(request.url()).pathname));
    await page.goto('/gallery?work=fog-signal');
    await expect(lightbox(page, 'Fog Signal')).toBeVisible();
    // The neighbour is loaded before it is opened.
    await expect.poll(() => pictures.some((path) => /amber-roller-\d{4}/.test(path))).toBe(true);
    // Two presses before the first is handled.
    await page.locator('dialog[open]').evaluate(async (dialog) => {
      for (let press = 0; press < 2; press++) {
        dialog.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
        await null;
      }
    });
    const dialog = lightbox(page, 'Evening at the Flowerpots');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/work=evening-at-the-flowerpots/);
    const announced = dialog.locator('[aria-live="polite"]');
    await expect(announced.filter({hasText: '3 of 60'})).toBeVisible();
    await expect(announced.filter({hasText: 'Evening at the Flowerpots'})).toBeVisible();
    await expect(openPicture(dialog)).toHaveCount(1);
  });

  test('traps the focus and returns it, however it closes', async ({page}) => {
    await page.goto('/gallery?show=32');
    const opener = work(page, 'Ascend');
    await opener.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => button(page.getByRole('dialog'), 'Close').click(),
      () => page.goBack(),
    ]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(lightbox(page, 'Ascend')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      const dialog = lightbox(page, 'Flats, Remembered');
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(before);
      await expect(page).toHaveURL('/gallery?show=32');
    }

    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open] :focus')).toHaveCount(1);
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      // Between the last control and the first, the focus is in the browser's UI, on no element of the page.
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog[open]') === null;
      });
      expect(isBehind).toBe(false);
    }
  });

  test('opens by link above a grid that includes the work and closes onto it; Back returns to the previous page', async ({
    page,
  }) => {
    await page.goto('/gallery?work=one-giant-fog');
    const dialog = lightbox(page, 'One Giant, Fog');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle(/^One Giant, Fog/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(work(page, 'One Giant, Fog')).toBeFocused();
    await expect(work(page, 'One Giant, Fog')).toBeInViewport();
    await expect(works(page)).toHaveCount(48);
    await expect(page).toHaveURL('/gallery?show=48');

    await page.goto('/about');
    await page.goto('/gallery?work=blue-hush');
    await expect(lightbox(page, 'Blue Hush')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page, 'The Yellow One')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, reducedMotion: 'no-preference'});

  /** Touches through the browser's own input. Each step has the positions of all fingers. */
  async function touch(page: Page, steps: {x: number; y: number}[][]) {
    const session = await page.context().newCDPSession(page);
    const [first, ...rest] = steps;
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: first!});
    for (const touchPoints of rest) {
      await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints});
      // A busy page gets one move per frame, as from a real finger.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }

  const across = (from: number, to: number) =>
    Array.from({length: 13}, (_, step) => [{x: from + ((to - from) * step) / 12, y: 400}]);

  test('a swipe changes the work, and buttons are large enough for a thumb', async ({page}) => {
    await page.goto('/gallery?work=fog-signal');
    const dialog = lightbox(page, 'Fog Signal');
    const picture = openPicture(dialog);
    const before = await boxAtRest(picture);
    await touch(page, across(80, 320));
    await expect.poll(async () => (await boxAtRest(picture)).x).toBeCloseTo(before.x, 0);
    await touch(page, across(320, 80));
    await expect(lightbox(page, 'Amber Roller')).toBeVisible();
    await touch(page, across(80, 320));
    await expect(dialog).toBeVisible();

    const targets = dialog.locator('a, button');
    // Its seven buttons, and three to share the work.
    await expect(targets).toHaveCount(10);
    for (const target of await targets.all()) {
      const {width, height} = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('with reduced motion', () => {
  test('has no animation, passes axe, and fits a low, narrow and magnified window', async ({
    page,
  }) => {
    await page.goto('/gallery?work=two-sheets-and-a-fog-bank');
    const dialog = lightbox(page, 'Two Sheets and a Fog Bank');
    await expect(dialog).toBeVisible();
    const moving = dialog.locator('div').filter({has: page.getByRole('img')});
    await expect(moving.first()).toBeVisible();
    const durations = await moving.evaluateAll((parts) =>
      parts.map((part) => parseFloat(getComputedStyle(part).transitionDuration)),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
    await expectNoViolation(page, 'dialog');
    await button(dialog, 'Zoom in').click();
    await expectNoViolation(page, 'dialog');
    await button(dialog, 'Zoom out').click();

    for (const [width, height] of [
      [320, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({width, height});
      await expect
        .poll(async () => (await boxAtRest(openPicture(dialog))).height)
        .toBeGreaterThan(height / 4);
      for (const target of await dialog.locator('a, button').all()) {
        await target.scrollIntoViewIfNeeded();
        await expect(target).toBeInViewport({ratio: 1});
      }
    }
  });
});
