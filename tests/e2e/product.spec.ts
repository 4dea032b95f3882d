import type {Page} from '@playwright/test';
import {holdScripts, waitForHydration} from '../support/hydration';
import {boxAtRest} from '../support/box-at-rest';
import {CartPanel} from '../support/cart-panel';
import {expectScrolledTo, scrollY} from '../support/scroll';
import {expect, test} from '../support/test';

const pictures = (page: Page) => page.getByRole('group', {name: /^Pictures of/}).getByRole('link');
test.describe('the pictures', () => {
  test('open full screen by click and Enter, zoom to the largest file, change by keys and buttons, and return the focus @firefox', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const isFetched = () => scripts.some((path) => /\/Viewer-.*\.js$/.test(path));

    await page.goto('/product/first-light');
    expect(isFetched()).toBe(false);
    await pictures(page).first().click();
    const dialog = page.getByRole('dialog', {name: 'First Light'});
    await expect(dialog).toBeVisible();
    expect(isFetched()).toBe(true);
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    const whole = await boxAtRest(dialog.getByRole('img'));
    expect(whole.width).toBeGreaterThan((await pictures(page).first().boundingBox())!.width);

    const expectScale = async (scale: number) =>
      expect
        .poll(async () => (await boxAtRest(dialog.getByRole('img'))).width / whole.width)
        .toBeCloseTo(scale, 1);
    const shownFile = () =>
      dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    await expectScale(2.5);
    // The largest rendition.
    const large = await pictures(page).first().getAttribute('href');
    await expect.poll(shownFile).toBe(large);
    await dialog.getByRole('button', {name: 'Zoom out'}).click();
    await expectScale(1);

    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', {name: 'Next picture'}).click();
    await expect(dialog.getByText('3 of 3')).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Next picture'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await dialog.getByRole('button', {name: 'Previous picture'}).click();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/lighthouse/i);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pictures(page).first()).toBeFocused();
    await pictures(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(pictures(page).nth(1)).toBeFocused();
    await expect(page).toHaveURL('/product/first-light');
  });

  test('link to the large file when the viewer can’t be loaded', async ({page, consoleErrors}) => {
    await page.route(/\/Viewer-[^/]*\.js/, (route) => route.abort());
    await page.goto('/product/first-light');
    await pictures(page).first().click();
    await expect(page).toHaveURL(/\/cdn\/shop\/files\/first-light\.jpg/);
    // The browser logs the blocked scripts.
    consoleErrors.length = 0;
  });
});

/** The bodies of the browser's requests to the shop's count of views. */
function collectViews(page: Page): (string | null)[] {
  const views: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/views')) views.push(request.postData());
  });
  return views;
}

test('a size changes the price, which is announced, and the URL, which can be shared; the page counts once, early access never @firefox', async ({
  page,
  browserName,
}) => {
  const views = collectViews(page);
  await page.goto('/product/first-light');
  const price = page.getByText(/^Price CAD/);
  await expect(price).toHaveText('Price CAD $55.00');
  await expect(price).toHaveAttribute('aria-live', 'polite');
  const large = page.getByRole('radio', {name: '24 × 18 in'});
  await expect(page.getByRole('radio', {name: '32 × 24 in 81 × 61 cm (Sold Out)'})).toBeDisabled();

  await large.check();
  await expect(price).toHaveText('Price CAD $155.00');
  await expect(page).toHaveURL('/product/first-light?size=18%C3%9724+in');
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeEnabled();
  // Firefox's driver doesn't expose a beacon's body.
  expect(views).toEqual([browserName === 'firefox' ? null : 'first-light']);

  await page.reload();
  await expect(large).toBeChecked();
  await expect(price).toHaveText('Price CAD $155.00');
  await page.getByRole('radio', {name: '12 × 9 in'}).check();
  await expect(page).toHaveURL('/product/first-light');

  views.length = 0;
  await page.goto('/product/first-light/early-access');
  await large.check();
  await expect(price).toHaveText('Price CAD $155.00');
  await expect(
    page.getByText(/^24 × 18 in \(61 × 46 cm\) in a frame, drawn to scale/),
  ).toBeVisible();
  expect(views).toEqual([]);
});

test('a size chosen before the scripts load is kept', async ({page}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/product/first-light', {waitUntil: 'commit'});
  await page.getByRole('radio', {name: '24 × 18 in'}).check();
  releaseScripts();
  await waitForHydration(page);
  await expect(page.getByText(/^Price CAD/)).toHaveText('Price CAD $155.00');
  await expect(page.getByRole('radio', {name: '24 × 18 in'})).toBeChecked();
});

test.describe('from a card to its page', () => {
  test.use({reducedMotion: 'no-preference'});

  /** Records which pictures are animated in each view transition. */
  async function recordTransitions(page: Page) {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const record = () => {
          const names = document
            .getAnimations()
            .map(({effect}) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((name) => /^::view-transition-group\(work-/.test(name));
          const {dataset} = document.documentElement;
          dataset.animated = `${dataset.animated ?? ''}[${names.join()}]`;
        };
        transition.ready.then(record, () => {});
        return transition;
      };
    });
  }

  const animated = (page: Page) =>
    page.evaluate(() => document.documentElement.dataset.animated ?? '');
  const card = (page: Page) => page.getByRole('main').getByRole('link', {name: /Moon Road/});
  const withTransitionName = (page: Page) => page.locator('[style*="view-transition-name"]');
  const MOON_ROAD = '[::view-transition-group(work-moon-road)]';

  /** Opens Moon Road from the middle of its collection. Returns the scroll position. */
  async function openFromCollection(page: Page): Promise<number> {
    await page.goto('/collections/prints');
    await card(page).scrollIntoViewIfNeeded();
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(300);
    await card(page).click();
    await expect(page).toHaveURL('/product/moon-road');
    await expect(page.getByRole('heading', {name: 'Moon Road', level: 1})).toBeVisible();
    return position;
  }

  test('the picture is animated, and going back animates it to the former scroll position', async ({
    page,
  }) => {
    await recordTransitions(page);
    const position = await openFromCollection(page);
    await expect.poll(() => animated(page)).toBe(MOON_ROAD);
    await expect(withTransitionName(page)).toHaveCount(0);
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.getByRole('button', {name: 'Back'}).click();
    await expect(page).toHaveURL('/collections/prints');
    await expect.poll(() => animated(page)).toBe(MOON_ROAD.repeat(2));
    await expect(withTransitionName(page)).toHaveCount(0);
    await expectScrolledTo(page, position);
  });

  test('the page is clickable while the picture moves', async ({page}) => {
    await page.goto('/collections/prints');
    await page.evaluate(() => {
      const slow = '::view-transition-group(*) {animation-duration: 999s !important}';
      document.styleSheets[0]!.insertRule(slow);
    });
    await card(page).click();
    await page.getByRole('button', {name: 'Add to Cart'}).click();
    await new CartPanel(page).expectCount(1);
    await expect(withTransitionName(page)).toHaveCount(1);
  });

  test('nothing is animated with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await recordTransitions(page);
    await openFromCollection(page);
    await expect(withTransitionName(page)).toHaveCount(0);
    expect(await animated(page)).not.toContain('work-');
  });
});

/** How many sheets of A4 the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({format: 'A4'});
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('a printed page shows the work, its description and the shop’s URL, black on white', async ({
  page,
  shop,
}) => {
  await page.goto('/product/first-light');
  await page.emulateMedia({media: 'print'});
  const main = page.getByRole('main');
  for (const text of [
    'First Light',
    'CAD $55.00',
    '12 × 9 in (30 × 23 cm)',
    'CAD $80.00',
    'The hour before the boats go out',
    'Come before the kettle does.',
    'Cotton rag',
    `${shop.url}/product/first-light`,
    'studio@marenhallet.example',
  ]) {
    await expect(main.getByText(text).filter({visible: true}).first(), text).toBeVisible();
  }
  await expect(pictures(page).first()).toBeVisible();
  await expect(pictures(page).nth(1)).toBeHidden();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo').filter({hasText: '©'}),
    page.getByRole('button'),
    page.getByRole('textbox'),
    page.getByRole('heading', {name: 'You May Also Like'}),
  ]) {
    await expect(hidden.filter({visible: true})).toHaveCount(0);
  }
  const colours = await main
    .locator('h1, p')
    .filter({visible: true})
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  expect(await sheetsOf(page)).toBe(1);
});

test('Back leads to the shop’s previous page, even after a document load; a visitor from elsewhere gets the collection', async ({
  page,
  shop,
}) => {
  const back = page.getByRole('button', {name: 'Back'});
  await page.goto('/');
  // Like a tap before the scripts have loaded.
  await page.evaluate(() => location.assign('/product/first-light'));
  await expect(page.getByRole('heading', {name: 'First Light', level: 1})).toBeVisible();
  await waitForHydration(page);
  await back.click();
  await expect(page).toHaveURL('/');

  await page.goto(`${shop.backendUrl}/mailbox`);
  await page.evaluate((url) => location.assign(url), `${shop.url}/product/first-light`);
  await expect(page.getByRole('heading', {name: 'First Light', level: 1})).toBeVisible();
  await waitForHydration(page);
  await back.click();
  await expect(page).toHaveURL('/collections/prints');

  // A link to a part of the page leads to no other page.
  await page.goto(`${shop.backendUrl}/mailbox`);
  await page.evaluate((url) => location.assign(url), `${shop.url}/product/out-of-the-fog`);
  await expect(page.getByRole('heading', {name: 'Out of the Fog', level: 1})).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('link', {name: 'See related works'}).click();
  await expect(page).toHaveURL(/#related-works$/);
  await back.click();
  await expect(page).toHaveURL('/collections/prints');
});

test('Back leads to the page where the cart led here, also in a browser without the Navigation API', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  const cart = new CartPanel(page);
  await page.goto('/product/first-light');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await cart.expectCount(1);
  await page.goto('/journal');
  await cart.open();
  await cart.line('First Light').getByRole('link', {name: 'First Light'}).click();
  await expect(page.getByRole('heading', {name: 'First Light', level: 1})).toBeVisible();
  await page.getByRole('button', {name: 'Back'}).click();
  await expect(page).toHaveURL('/journal');
});
