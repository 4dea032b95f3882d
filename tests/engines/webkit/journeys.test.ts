import {mkdir, writeFile} from 'node:fs/promises';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../../support/shop';
import {startWebKit, type WebKit} from './driver';
import {Visitor} from './visitor';

/**
 * The shop in WebKitGTK, which has Safari's engine but is not Safari: no touch, no share sheet, no back/forward cache, and no
 * service workers in an ephemeral session. These are not tested here.
 */

const PHONE = {width: 390, height: 844};
const LAPTOP = {width: 1440, height: 900};
const PICTURES = 'test-results/webkit';

let webkit: WebKit;
let shop: Shop;

describe('in WebKit', () => {
  beforeAll(async () => {
    [webkit, shop] = await Promise.all([startWebKit(), startShop()]);
  });
  afterAll(async () => {
    await webkit?.close();
    await shop?.close();
  });
  beforeEach(() => shop.control.reset());

  it.each([
    ['/', 'Art that speaks to the heart'],
    ['/collections/originals', 'Original Paintings'],
    ['/product/the-long-gale', 'The Long Gale'],
    ['/commissions', 'Commission'],
    ['/about', 'About'],
    ['/contact', 'Get in Touch'],
    ['/gallery', 'Gallery of Sold Works'],
    ['/pages/returns', 'Returns'],
  ])('%s renders on a phone without errors and without scrolling sideways', (path, title) =>
    visit(PHONE, async (visitor) => {
      await visitor.open(path);
      await visitor.expectTo('h1', 'show', title);
      expect(await visitor.session.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }),
  );

  it('a shopper gets from the home page to the checkout', () =>
    visit(PHONE, async (visitor) => {
      await visitor.open('/');
      await visitor.press('main a', 'Shop Prints');
      await visitor.expectTo('h1', 'show', 'Fine Art Prints');
      await visitor.press('article', 'Green Water');
      await visitor.expectTo('h1', 'show', 'Green Water');
      await visitor.press('main button', 'Add to Cart');
      await visitor.expectTo('header', 'show', 'Shopping cart, 1 item');
      await visitor.press('header button', 'Shopping cart');
      await visitor.expectTo('dialog[open]', 'show', /Green Water[^]*CAD \$/);
      await visitor.press('dialog[open] button', 'Checkout with Shopify');
      await visitor.expectAddress(new RegExp(`^${shop.backendUrl}/cart/c/.*channel=online_store`));
      await visitor.press('summary', 'Your order, 1\u00a0work');
      await visitor.expectTo('body', 'show', 'Green Water');
    }));

  it('a message to the artist arrives as an email', () =>
    visit(PHONE, async (visitor) => {
      await visitor.open('/contact');
      await visitor.fill('name', 'Ida Roy');
      await visitor.fill('email', 'ida@example.ca');
      await visitor.fill('subject', 'The Long Gale');
      await visitor.fill('message', 'Is it still there?');
      await visitor.press('main button', 'Send Message');
      await visitor.expectTo('main [role=status]', 'show', 'Message sent!');
      await expect
        .poll(async () => (await shop.control.mail()).map(({text}) => text).join('\n'))
        .toContain('Is it still there?');
    }));

  it('the first invalid field gets the focus, and neither header nor toast covers its label', () =>
    visit(PHONE, async (visitor) => {
      await visitor.open('/commissions');
      await visitor.press('main button', 'Send Commission Request');
      await visitor.expectTo('main form', 'show', 'Name is required');
      await visitor.expectTo('[data-sonner-toast]', 'show', 'Name is required');
      await expect.poll(() => visitor.session.evaluate(nameOfFocused)).toBe('name');
      await expect.poll(() => visitor.session.evaluate(pixelsInSight)).toBeGreaterThanOrEqual(0);
    }));

  it.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('a picture is loaded from the smallest file that is sharp on %s', (_, window) =>
    visit(window, async (visitor) => {
      await visitor.open('/product/green-water');
      const picture = () => visitor.session.evaluate(firstPicture);
      await expect.poll(async () => (await picture()).fetched).toBeGreaterThan(0);
      const {fetched, shown, offered} = await picture();
      // A file that is 5 % too small looks the same.
      const smallest = [0.95, 1].map((share) => offered.find((width) => width >= shown * share));
      expect(smallest).toContain(fetched);
    }),
  );
});

/** Runs a journey in a new session. A failure saves a screenshot. */
async function visit(window: typeof PHONE, journey: (visitor: Visitor) => Promise<void>) {
  webkit.readErrors();
  const session = await webkit.open(window);
  try {
    await journey(new Visitor(session, shop.url));
  } catch (error) {
    await mkdir(PICTURES, {recursive: true});
    const file = expect.getState().currentTestName?.replace(/\W+/g, '-');
    await writeFile(`${PICTURES}/${file}.png`, await session.screenshot());
    throw error;
  } finally {
    await session.close();
  }
  expect(webkit.readErrors()).toEqual([]);
}

function nameOfFocused(): string {
  return document.activeElement?.getAttribute('name') ?? '';
}

/** Distance from the header or a toast to the focused field's label, in pixels; negative when it is covered. */
function pixelsInSight(): number {
  const focused = document.activeElement as HTMLInputElement;
  const uppermost = focused.labels?.[0] ?? focused;
  const covers = [...document.querySelectorAll('header, [data-sonner-toast]')];
  const covered = Math.max(...covers.map((cover) => cover.getBoundingClientRect().bottom));
  return Math.round(uppermost.getBoundingClientRect().top - covered);
}

function firstPicture() {
  const image = document.querySelector<HTMLImageElement>('main img')!;
  const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return {
    offered,
    shown: image.getBoundingClientRect().width * devicePixelRatio,
    fetched: Number(new URL(image.currentSrc || location.href).searchParams.get('width')),
  };
}
