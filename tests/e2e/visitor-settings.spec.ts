import type {Locator, Page} from '@playwright/test';
import {boxOf} from '../support/overlap';
import {expect, test} from '../support/test';

/** What visitors set for themselves: large text, their own colours, a phone held sideways. */

const PAGES = [
  '/',
  '/collections/prints',
  '/product/first-light',
  '/product/the-long-gale',
  '/about',
  '/search',
];

async function doubleText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** The right edges, in pixels, of what overflows the element, except inside scrollable boxes. */
async function overflowOf(root: Locator): Promise<string[]> {
  return root.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 1;
    const isInBox = (part: Element): boolean => {
      const box = part.parentElement;
      if (!box || box === element) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isInBox(box);
    };
    return [...element.querySelectorAll('*')]
      .filter((part) => {
        const {right, width} = part.getBoundingClientRect();
        return width > 0 && right > edge && !isInBox(part);
      })
      .map(
        (part) => `${part.outerHTML.slice(0, 80)} ends at ${part.getBoundingClientRect().right}`,
      );
  });
}

test.describe('text twice as large on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('no page scrolls sideways, the header stays low, the skip link stays hidden, and the search field gets its own line', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await doubleText(page);
        // What is closed has no width of its own.
        await page
          .locator('main details')
          .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
        await expect.poll(() => overflowOf(page.locator('body'))).toEqual([]);
        const header = page.getByRole('banner');
        await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(120);
        const skipLink = await page.getByRole('link', {name: 'Skip to content'}).boundingBox();
        expect(skipLink!.y + skipLink!.height).toBeLessThan(-4);
      });
    }
    const field = page.getByRole('combobox', {name: 'What would you like to see?'});
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(300);
  });

  test('no size or price wraps, and the cart shows every line completely', async ({page}) => {
    await page.goto('/product/first-light');
    await doubleText(page);
    await expect.poll(() => tileLines(page)).toEqual([1]);
    const buttons = page.getByRole('main').getByRole('button', {name: 'Add to Cart'});
    const bar = buttons.last().locator('..');
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(250);
    await buttons.first().click();
    const cart = page.getByRole('button', {name: 'Shopping cart, 1 item'});
    const icon = await boxOf(cart.locator('svg'));
    const count = await boxOf(cart.getByText('1', {exact: true}));
    expect(count.left, 'the count covers a corner').toBeGreaterThan(
      (icon.left + icon.right) / 2 - 2,
    );
    await cart.click();
    const panel = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(panel.getByRole('button', {name: 'Checkout with Shopify'})).toBeVisible();
    await expect.poll(() => overflowOf(panel)).toEqual([]);
    // Toasts are a list as well.
    const list = panel.locator('ul');
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(200);
  });

  test('the lightbox keeps its buttons on the screen, and leaves room for the picture', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await doubleText(page);
    await page.getByRole('link', {name: 'Open Fog Signal'}).click();
    const lightbox = page.getByRole('dialog', {name: 'Fog Signal'});
    for (const name of ['Zoom in', 'Previous picture', 'Next picture', 'Close']) {
      await expect(lightbox.getByRole('button', {name})).toBeInViewport({ratio: 1});
    }
    const picture = lightbox.getByRole('img', {name: /white lighthouse/});
    await expect(picture).toBeInViewport({ratio: 1});
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(250);
  });
});

test.describe('text twice as large at another width', () => {
  for (const [path, width] of [
    ['/fr', 320],
    ['/fr/commissions', 320],
    ['/fr/gallery/fog-signal', 320],
    ['/series/cold-wax', 320],
    ['/exhibitions', 768],
    ['/fr/contact', 1024],
  ] as const) {
    test(`scrolls nothing sideways on ${path} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      await doubleText(page);
      await expect.poll(() => overflowOf(page.locator('body'))).toEqual([]);
    });
  }
});

/** The numbers of lines that sizes and prices in the tiles have, each once. */
async function tileLines(page: Page): Promise<number[]> {
  const texts = page.getByRole('group', {name: 'Select Size'}).locator('label [translate=no]');
  const lines = await texts.evaluateAll((spans) =>
    spans.map((span) =>
      Math.round(
        span.getBoundingClientRect().height / parseFloat(getComputedStyle(span).lineHeight),
      ),
    ),
  );
  return [...new Set(lines)];
}

test('form controls stay light, like the page, on a dark system, and size tiles don’t wrap at any width', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/product/first-light');
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe(
    'light',
  );
  for (const width of [340, 1024, 1100]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => tileLines(page), `lines at ${width} pixels`).toEqual([1]);
  }
});

test('with reduced motion, nested text has its new size at once', async ({page}) => {
  await page.goto('/pages/privacy');
  const item = page.getByRole('main').locator('section li').last();
  const size = await item.evaluate((element) => {
    element.closest('section')!.style.fontSize = '40px';
    return getComputedStyle(element).fontSize;
  });
  expect(size).toBe('40px');
});

test.describe('the visitor’s own colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  const backgroundOf = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const hasEdge = (element: Locator) =>
    element.evaluate((shown) => {
      const {borderTopWidth, borderTopStyle, borderTopColor, backgroundColor} =
        getComputedStyle(shown);
      return (
        borderTopWidth !== '0px' && borderTopStyle === 'solid' && borderTopColor !== backgroundColor
      );
    });

  test('distinguish the chosen size, the current page and the current order', async ({page}) => {
    await page.goto('/collections/prints');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    const orders = page.getByRole('navigation', {name: 'Sort by'}).getByRole('link');
    expect(await backgroundOf(navigation.getByRole('link', {name: 'Prints'}))).not.toBe(
      await backgroundOf(navigation.getByRole('link', {name: 'Originals'})),
    );
    expect(await backgroundOf(orders.first())).not.toBe(await backgroundOf(orders.nth(1)));

    await page.goto('/collections/originals');
    const dotOf = (state: string) =>
      page.getByText(state, {exact: true}).first().locator('[aria-hidden]');
    expect(await backgroundOf(dotOf('Sold Out'))).not.toBe(await backgroundOf(dotOf('Available')));

    await page.goto('/product/first-light');
    const tiles = page.getByRole('group', {name: 'Select Size'}).locator('label');
    expect(await backgroundOf(tiles.first())).not.toBe(await backgroundOf(tiles.nth(1)));
    const colours = await tiles
      .first()
      .locator('*')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect(new Set(colours).size, 'colours of text on the chosen tile').toBe(1);
    expect(await hasEdge(page.getByRole('main').getByRole('button', {name: 'Add to Cart'}))).toBe(
      true,
    );

    await page.goto('/commissions');
    const sizes = page.getByRole('radiogroup', {name: 'Size'}).locator('label');
    await sizes.nth(1).click();
    await expect
      .poll(async () => (await backgroundOf(sizes.nth(1))) === (await backgroundOf(sizes.first())))
      .toBe(false);
  });
});
