import type {Locator, Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {expect, test} from '../support/test';

const works = (page: Page) => page.getByRole('main').getByRole('link', {name: /^Open /});
const work = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', {name: `Open ${title}`, exact: true});
const lightbox = (page: Page, title: string) => page.getByRole('dialog', {name: title});
const openPicture = (dialog: Locator) => dialog.getByRole('img');

/** How large the open picture is shown, and where its left edge is, once it has come to rest. */
async function boxAtRest(picture: Locator) {
  await picture.evaluate((element) =>
    Promise.all(
      [element.closest('dialog'), ...(element.closest('dialog')?.querySelectorAll('div') ?? [])]
        .flatMap((part) => part?.getAnimations() ?? [])
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  return (await picture.boundingBox())!;
}

test.describe('the grid', () => {
  test('shows sixteen of sixty and sixteen more with each press, until all hang', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('heading', {name: 'Gallery of Sold Works'})).toBeVisible();
    for (const [shown, remaining, added] of [
      [16, 44, 'The Turning'],
      [32, 28, 'Midnight Comber'],
      [48, 12, 'Valley Under Snow'],
    ] as const) {
      await expect(works(page)).toHaveCount(shown);
      await expect(page.getByText(`${shown} of 60 works shown`)).toBeAttached();
      await page.getByRole('button', {name: `Load More (${remaining} remaining)`}).click();
      await expect(work(page, added)).toBeFocused();
    }
    await expect(works(page)).toHaveCount(60);
    await expect(page.getByRole('button', {name: /Load More/})).toHaveCount(0);
    await expect(page).toHaveURL('/gallery?show=60');
  });

  test('is loading for a tenth of a second before it grows', async ({page}) => {
    await page.clock.install();
    await page.goto('/gallery');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', {name: /Load More/}).click();
    await page.clock.runFor(99);
    const loading = page.getByRole('button', {name: 'Loading…'});
    await expect(loading).toBeDisabled();
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(works(page)).toHaveCount(16);
    await page.clock.runFor(1);
    await expect(works(page)).toHaveCount(32);
  });

  test('loads eight pictures eagerly and the others as they come near', async ({page}) => {
    await page.goto('/gallery?show=60');
    const loading = await works(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
    expect(loading).toEqual([...Array(8).fill('eager'), ...Array(52).fill('lazy')]);
  });

  test('has one, two, three or four columns by width', async ({page}) => {
    await page.goto('/gallery');
    for (const [width, columns] of [
      [320, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const lefts = await page
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `at ${width} pixels`).toBe(columns);
    }
  });

  test('shows every work uncut, in its colour and its room before it arrives', async ({page}) => {
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
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test('fetches pictures in the size of their places', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('/gallery');
    const picture = work(page, 'Fog Signal').getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/fog-signal-480\.avif$/);
  });

  test('moves nothing while it loads, opens a work and turns to the next', async ({page}) => {
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & {sources: {node: Node | null}[]};
      new PerformanceObserver((list) => {
        const moved = (list.getEntries() as Shift[])
          .flatMap(({sources}) => sources.map(({node}) => node))
          .map((node) => (node instanceof Element ? node : node?.parentElement))
          // The bar and the footer answer for themselves.
          .filter((element) => element?.closest('main'));
        const root = document.documentElement.dataset;
        root.moved = (root.moved ?? '') + moved.map((element) => element?.outerHTML).join();
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto('/gallery?work=blue-hush');
    const dialog = lightbox(page, 'Blue Hush');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page, 'The Yellow One')).toBeVisible();
    await boxAtRest(openPicture(lightbox(page, 'The Yellow One')));
    expect(await page.evaluate(() => document.documentElement.dataset.moved ?? '')).toBe('');
  });

  test('ends with an invitation to reach out for a similar piece', async ({page}) => {
    await page.goto('/gallery');
    await expect(page.getByText(/Reach out .* a similar piece/)).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Reach Out'}).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('the lightbox', () => {
  test('opens the work that is pressed, large, with its label', async ({page}) => {
    await page.goto('/gallery');
    await work(page, 'Amber Roller').click();
    const dialog = lightbox(page, 'Amber Roller');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('3 of 60')).toBeVisible();
    await expect(dialog.getByText('oil on linen, 2020')).toBeVisible();
    await expect(openPicture(dialog)).toHaveAccessibleName(/A wave lit from behind/);
    await expect(page).toHaveURL('/gallery?work=amber-roller');
    expect((await boxAtRest(openPicture(dialog))).width).toBeGreaterThan(800);
  });

  test('has its code fetched only when a work is pointed at', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const fetched = () => scripts.filter((path) => /Viewer-.*\.js$/.test(path)).length;
    await page.goto('/gallery');
    await page.waitForLoadState('networkidle');
    expect(fetched()).toBe(0);
    await work(page, 'Blue Hush').hover();
    await expect.poll(fetched).toBe(1);
  });

  test('turns with the arrow keys, goes to both ends, and stops there', async ({page}) => {
    await page.goto('/gallery?work=fog-signal');
    await expect(lightbox(page, 'Fog Signal')).toBeVisible();
    for (const [key, title] of [
      ['ArrowLeft', 'Fog Signal'],
      ['ArrowRight', 'Gale Warning'],
      ['ArrowRight', 'Amber Roller'],
      ['ArrowLeft', 'Gale Warning'],
      ['End', 'Frost Garden'],
      ['ArrowRight', 'Frost Garden'],
      ['Home', 'Fog Signal'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(lightbox(page, title), key).toBeVisible();
    }
    await expect(page).toHaveURL(/work=fog-signal/);
  });

  test('turns two works for two presses that come before the first is answered', async ({page}) => {
    await page.goto('/gallery?work=fog-signal');
    await expect(lightbox(page, 'Fog Signal')).toBeVisible();
    await page.locator('dialog[open]').evaluate(async (dialog) => {
      for (let press = 0; press < 2; press++) {
        dialog.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
        await null;
      }
    });
    await expect(lightbox(page, 'Amber Roller')).toBeVisible();
    await expect(page).toHaveURL(/work=amber-roller/);
  });

  test('turns with its buttons, which say when there is no further work', async ({page}) => {
    await page.goto('/gallery?work=understory');
    const dialog = page.getByRole('dialog', {name: /./}).filter({visible: true});
    const next = dialog.getByRole('button', {name: 'Next work'});
    for (const title of ['Night Current', 'Harbour Geometry', 'Frost Garden']) {
      await next.click();
      await expect(lightbox(page, title)).toBeVisible();
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await dialog.getByRole('button', {name: 'Previous work'}).click();
    await expect(lightbox(page, 'Harbour Geometry')).toBeVisible();
  });

  test('gives the focus back to the picture that opened it, whichever way it closes', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const opener = work(page, 'The Yellow One');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', {name: 'Close'}).click(),
      () => page.goBack(),
    ]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(lightbox(page, 'The Yellow One')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      const dialog = lightbox(page, 'Moon Over the Back Field');
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL('/gallery');
    }
  });

  test('keeps the focus inside', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    await expect(lightbox(page, 'Blue Hush')).toBeVisible();
    await expect(page.locator('dialog[open] :focus')).toHaveCount(1);
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      // Between the last control and the first the focus is with the browser's own, on no element of the page.
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog[open]') === null;
      });
      expect(isBehind).toBe(false);
    }
  });

  test('leaves the page behind it where it is', async ({page}) => {
    await page.goto('/gallery?show=32');
    await work(page, 'Ascend').click();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await expect(lightbox(page, 'Ascend')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(work(page, 'Ascend')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('opens by link over a grid that includes the work, and closes onto it', async ({page}) => {
    await page.goto('/gallery?work=midnight-comber');
    const dialog = lightbox(page, 'Midnight Comber');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle(/^Midnight Comber/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(work(page, 'Midnight Comber')).toBeFocused();
    await expect(work(page, 'Midnight Comber')).toBeInViewport();
    await expect(works(page)).toHaveCount(48);
    await expect(page).toHaveURL('/gallery?show=48');
  });

  test('leads back to the page before the link, not to the gallery behind it', async ({page}) => {
    await page.goto('/about');
    await page.goto('/gallery?work=blue-hush');
    await expect(lightbox(page, 'Blue Hush')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page, 'The Yellow One')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('opens nothing for a work that does not exist', async ({page}) => {
    await page.goto('/gallery?work=mona-lisa');
    await expect(works(page)).toHaveCount(16);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has the neighbours fetched before they are asked for', async ({page}) => {
    const pictures: string[] = [];
    page.on('requestfinished', (request) => pictures.push(new URL(request.url()).pathname));
    await page.goto('/gallery?work=ice-out');
    await expect(lightbox(page, 'Ice Out')).toBeVisible();
    for (const neighbour of ['committee-meeting', 'understory']) {
      await expect
        .poll(() => pictures.filter((path) => path.includes(`/${neighbour}-1200.avif`)).length)
        .toBe(1);
    }
  });

  test('shares a work with its own name and picture', async ({request}) => {
    const html = await (await request.get('/gallery?work=blue-hush')).text();
    expect(html).toMatch(/property="og:title" content="Blue Hush/);
    expect(html).toMatch(/property="og:image" content="http[^"]*\/pictures\/gallery\/blue-hush-/);
  });

  test('asks about a similar piece with the work as the subject, and shows commissions', async ({
    page,
  }) => {
    await page.goto('/gallery?work=blue-hush');
    await lightbox(page, 'Blue Hush')
      .getByRole('link', {name: 'Ask about a similar piece'})
      .click();
    await expect(page).toHaveURL(/\/contact\?/);
    expect(new URL(page.url()).searchParams.get('subject')).toBe('A piece similar to “Blue Hush”');
    await page.goBack();
    await lightbox(page, 'Blue Hush')
      .getByRole('link', {name: /commissions/})
      .click();
    await expect(page).toHaveURL('/commissions');
  });

  test('says which work is open to those who do not see it', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    await expect(lightbox(page, 'Blue Hush')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const dialog = lightbox(page, 'The Yellow One');
    const announced = dialog.locator('[aria-live="polite"]');
    await expect(announced.filter({hasText: '11 of 60'})).toBeVisible();
    await expect(announced.filter({hasText: 'The Yellow One'})).toBeVisible();
    await expect(openPicture(dialog)).toHaveCount(1);
  });

  test('falls back to the page when its code cannot be fetched', async ({page, consoleErrors}) => {
    await page.route(/Viewer-.*\.js$/, (route) => route.abort());
    await page.goto('/gallery');
    await work(page, 'Blue Hush').click();
    const section = page.getByRole('region', {name: 'Blue Hush'});
    await expect(section.getByRole('img')).toBeVisible();
    await expect(section.getByRole('heading', {name: 'Blue Hush'})).toBeVisible();
    // The browser reports the scripts that were kept from it.
    consoleErrors.length = 0;
  });
});

test.describe('zooming', () => {
  test('in and out by the button, a double click, the keys and the wheel', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    const dialog = lightbox(page, 'Blue Hush');
    const picture = openPicture(dialog);
    const whole = await boxAtRest(picture);
    const expectScale = async (scale: number) =>
      expect.poll(async () => (await boxAtRest(picture)).width / whole.width).toBeCloseTo(scale, 1);

    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    await expectScale(2.5);
    await dialog.getByRole('button', {name: 'Zoom out'}).click();
    await expectScale(1);
    await picture.dblclick();
    await expectScale(2.5);
    await page.mouse.dblclick(400, 400);
    await expectScale(1);
    await page.keyboard.press('+');
    await expectScale(1.5);
    await page.keyboard.press('-');
    await expectScale(1);
    await page.mouse.wheel(0, -200);
    await expectScale(Math.exp(0.6));
    await page.mouse.wheel(0, 400);
    await expectScale(1);
  });

  test('comes near to the point that is double clicked', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    const picture = openPicture(lightbox(page, 'Blue Hush'));
    const whole = await boxAtRest(picture);
    const at = {x: whole.x + whole.width * 0.4, y: whole.y + whole.height * 0.3};
    await page.mouse.dblclick(at.x, at.y);
    const near = await boxAtRest(picture);
    expect((at.x - near.x) / near.width).toBeCloseTo(0.4, 1);
    expect((at.y - near.y) / near.height).toBeCloseTo(0.3, 1);
  });

  test('pans by mouse and arrow keys, no further than the edge', async ({page}) => {
    await page.goto('/gallery?work=amber-roller');
    const dialog = lightbox(page, 'Amber Roller');
    const picture = openPicture(dialog);
    await boxAtRest(picture);
    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    const start = await boxAtRest(picture);
    await page.mouse.move(500, 400);
    await page.mouse.down();
    await page.mouse.move(400, 380);
    await page.mouse.up();
    const dragged = await boxAtRest(picture);
    expect([dragged.x - start.x, dragged.y - start.y]).toEqual([-100, -20]);
    await page.keyboard.press('ArrowRight');
    expect((await boxAtRest(picture)).x).toBeCloseTo(dragged.x - 80, 0);
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft');
    expect(Math.abs((await boxAtRest(picture)).x)).toBeLessThan(1);
    await expect(dialog).toBeVisible();
  });

  test('ends when another work is shown', async ({page}) => {
    await page.goto('/gallery?work=amber-roller');
    const dialog = lightbox(page, 'Amber Roller');
    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    await dialog.getByRole('button', {name: 'Next work'}).click();
    await expect(
      lightbox(page, 'Evening at the Flowerpots').getByRole('button', {name: 'Zoom in'}),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  /** Fingers on the glass, through the browser's own input: each step is where they all are. */
  async function touch(page: Page, steps: {x: number; y: number}[][]) {
    const session = await page.context().newCDPSession(page);
    const [first, ...rest] = steps;
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: first!});
    for (const touchPoints of rest) {
      await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints});
    }
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }

  const across = (from: number, to: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => [{x: from + (to - from) * part, y: 400}]);

  test('a swipe turns to the neighbours', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    await expect(lightbox(page, 'Blue Hush')).toBeVisible();
    await touch(page, across(320, 80));
    await expect(lightbox(page, 'The Yellow One')).toBeVisible();
    await touch(page, across(80, 320));
    await expect(lightbox(page, 'Blue Hush')).toBeVisible();
  });

  test('a swipe past the first work brings it back', async ({page}) => {
    await page.goto('/gallery?work=fog-signal');
    const picture = openPicture(lightbox(page, 'Fog Signal'));
    const before = await boxAtRest(picture);
    await touch(page, across(80, 320));
    expect((await boxAtRest(picture)).x).toBeCloseTo(before.x, 0);
  });

  test('a pinch zooms, one finger then pans, a double tap shows the whole again', async ({
    page,
  }) => {
    await page.goto('/gallery?work=blue-hush');
    const dialog = lightbox(page, 'Blue Hush');
    const picture = openPicture(dialog);
    const whole = await boxAtRest(picture);
    await touch(page, [
      [
        {x: 170, y: 350},
        {x: 220, y: 350},
      ],
      [
        {x: 145, y: 350},
        {x: 245, y: 350},
      ],
    ]);
    const pinched = await boxAtRest(picture);
    expect(pinched.width / whole.width).toBeCloseTo(2, 1);
    await touch(page, across(200, 150));
    expect((await boxAtRest(picture)).x).toBeCloseTo(pinched.x - 50, 0);
    await expect(dialog).toBeVisible();
    await page.touchscreen.tap(200, 350);
    await page.touchscreen.tap(200, 350);
    expect((await boxAtRest(picture)).width).toBeCloseTo(whole.width, 0);
  });

  test('every button of the lightbox suits a thumb', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    const targets = lightbox(page, 'Blue Hush').locator('a, button');
    // Six of its own, and three ways to share the work.
    await expect(targets).toHaveCount(9);
    for (const target of await targets.all()) {
      const {width, height} = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('for those who want less motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('axe finds nothing in the open lightbox, whole and zoomed, nor in the whole gallery', async ({
    page,
  }) => {
    await page.goto('/gallery?show=60');
    await expectNoViolation(page);
    await work(page, 'Blue Hush').click();
    const dialog = lightbox(page, 'Blue Hush');
    await expect(dialog).toBeVisible();
    await expectNoViolation(page, 'dialog');
    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    await expectNoViolation(page, 'dialog');
  });

  test('nothing takes time to turn or to come near', async ({page}) => {
    await page.goto('/gallery?work=blue-hush');
    const moving = lightbox(page, 'Blue Hush')
      .locator('div')
      .filter({has: page.getByRole('img')});
    await expect(moving.first()).toBeVisible();
    const durations = await moving.evaluateAll((parts) =>
      parts.map((part) => parseFloat(getComputedStyle(part).transitionDuration)),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
  });

  test('the lightbox fits a low, narrow and magnified window', async ({page}) => {
    for (const [width, height] of [
      [320, 640],
      [640, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({width, height});
      await page.goto('/gallery?work=two-sheets-and-a-fog-bank');
      const dialog = lightbox(page, 'Two Sheets and a Fog Bank');
      await expect(dialog).toBeVisible();
      expect((await boxAtRest(openPicture(dialog))).height).toBeGreaterThan(height / 4);
      for (const target of await dialog.locator('a, button').all()) {
        await target.scrollIntoViewIfNeeded();
        await expect(target).toBeInViewport({ratio: 1});
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all sixty are reached, sixteen at a time', async ({page}) => {
    await page.goto('/gallery');
    await expect(works(page)).toHaveCount(16);
    for (const shown of [32, 48, 60]) {
      await page.getByRole('button', {name: /Load More/}).click();
      await expect(works(page)).toHaveCount(shown);
    }
    await expect(work(page, 'Valley Under Snow')).toBeInViewport();
  });

  test('a work opens large on the page, with its label and its neighbours', async ({page}) => {
    await page.goto('/gallery?show=32');
    await work(page, 'Ascend').click();
    const section = page.getByRole('region', {name: 'Ascend'});
    await expect(section.getByRole('img')).toBeVisible();
    expect((await section.getByRole('img').boundingBox())!.width).toBeGreaterThan(500);
    await expect(section).toContainText('2022');
    await section.getByRole('link', {name: 'Next work'}).click();
    await expect(page.getByRole('region', {name: 'Flats, Remembered'})).toBeVisible();
    await page.getByRole('link', {name: 'Back to the gallery'}).click();
    await expect(works(page)).toHaveCount(32);
    await expect(work(page, 'Flats, Remembered')).toBeInViewport();
  });
});
