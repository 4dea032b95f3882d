import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {CommissionPage} from '../support/commission-page';
import type {Control} from '../support/control';
import {FormPage} from '../support/form-page';
import {enterDeliveryAddress, openCheckout, pay} from '../support/hosted-checkout';
import {mailedLink} from '../support/mailed-link';
import {aPicture} from '../support/pictures';
import type {Shop} from '../support/shop';
import {expect} from '../support/test';

/** A page of the shop in one of its states. */
export interface View {
  /** The screenshot's file name without the width. */
  name: string;
  path: string;
  /** Prepares the shop before the page is opened. */
  before?: (control: Control) => Promise<unknown>;
  /** Brings the page into the state, as a visitor would. */
  arrange?: (page: Page, shop: Shop) => Promise<unknown>;
  /** Captures only the viewport, for overlays and scroll positions; by default the whole page. */
  isWindow?: true;
}

const LETTER = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The Long Gale',
  Message: 'Is it still there?\nI would come by on Saturday.',
};

async function send(page: Page, texts: Record<string, string>) {
  const form = new FormPage(page, page.getByRole('main').locator('form'));
  for (const [label, text] of Object.entries(texts)) await form.field(label).fill(text);
  await form.button.click();
  await expect(form.toast).toBeVisible();
}

/** The Long Gale, Tide Lines and Undertow. */
const ORIGINALS = [1, 29, 30].map(
  (index) => `gid://shopify/Product/${7_500_000_000_000 + 1000 * index}`,
);

async function openCart(page: Page) {
  await new CartPanel(page).open();
  // A phone has no pointer that would rest on 'Close' and open its tooltip.
  if (page.viewportSize()!.width < 768) await page.mouse.move(0, 0);
}

/** Takes a hold from its form to the artist's terms. */
async function agreeToHold(page: Page, shop: Shop) {
  await page.getByRole('main').getByLabel('Name').fill(LETTER.Name);
  await page.getByRole('main').getByLabel('Email').fill(LETTER.Email);
  await page.getByRole('button', {name: 'Send Request'}).click();
  await page.goto(await mailedLink(shop, 'holds/status', 1));
  await page.getByRole('button', {name: 'Yes, Send My Request'}).click();
  await page.goto(`${await mailedLink(shop, 'holds/manage', 2)}?do=agree`);
  await page.getByLabel('Price in dollars').fill('4,800');
  await page.getByLabel('Payments over time').selectOption('Up to 6 payments');
}

const HOLD_FORM = '/product/the-long-gale/hold';

const pages = (paths: Record<string, string>): View[] =>
  Object.entries(paths).map(([name, path]) => ({name, path}));

export const VIEWS: readonly View[] = [
  ...pages({
    home: '/',
    prints: '/collections/prints',
    originals: '/collections/originals',
    search: '/search',
    'search-result': '/search?kind=prints&colour=blue&sofa=200',
    'search-nothing': '/search?q=zeppelin&colour=red',
    product: '/product/first-light',
    'product-sold-out': '/product/out-of-the-fog',
    'product-coming-soon': '/product/keeper-of-the-dark',
    'product-original': '/product/the-long-gale',
    'product-original-sold': '/product/two-paddles',
    'product-panorama': '/product/waiting-for-the-tide-panorama',
    'product-tall': '/product/barn-under-stars',
    'product-not-found': '/product/no-such-work',
    'early-access': '/product/first-light/early-access',
    'cart-link': '/cart/7500000000001:2,7500000001001:1',
    ai: '/ai',
    shortlist: '/shortlist',
    commissions: '/commissions',
    contact: '/contact',
    newsletter: '/newsletter',
    unsubscribe: '/unsubscribe',
    about: '/about',
    journal: '/journal',
    'journal-article': '/journal/the-week-the-fog-stayed',
    series: '/series/cold-wax',
    exhibitions: '/exhibitions',
    gallery: '/gallery',
    'gallery-work': '/gallery/fog-signal',
    'policy-shipping': '/pages/shipping',
    'policy-privacy': '/pages/privacy',
    'certificate-specimen': '/certificate/specimen?work=moon-road',
    certificate: '/certificate',
    'certificate-unknown': '/certificate/no-such-number',
    questions: '/questions',
    order: '/order',
    'shortlist-shared':
      '/shortlist?works=7500000000000,7500000002000,7500000005000#%5B%22Over%20the%20stairs%22%5D',
    'not-found': '/no/such/page',
  }),
  {
    name: 'shortlist-own',
    path: '/collections/prints',
    async arrange(page) {
      for (const index of [0, 1, 2, 3]) {
        await page
          .getByRole('main')
          .getByRole('button', {name: /^Save /})
          .nth(index)
          .click();
      }
      await page.goto('/shortlist');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'viewing',
    path: '/view/Anna-by-the-window-7',
    before: (control) =>
      control.setMetaobjects([
        'viewing',
        {
          title: 'For Anna',
          key: 'Anna-by-the-window-7',
          text: 'These are the three that you stood in front of the longest. Live with them for a while.',
          products: JSON.stringify(ORIGINALS),
          notes:
            'It needs a wall of its own. CAD $4,200.\n\nFor the landing, as you said. CAD $1,850.\n\nThe quiet one. CAD $2,400.',
        },
      ]),
  },
  {name: 'hold-form', path: HOLD_FORM},
  {name: 'hold-desk', path: HOLD_FORM, arrange: agreeToHold},
  {
    name: 'hold-status',
    path: HOLD_FORM,
    async arrange(page, shop) {
      await agreeToHold(page, shop);
      await page.getByRole('button', {name: 'Hold It'}).click();
      await page.goto(`${await mailedLink(shop, 'holds/status', 3)}?count=6`);
    },
  },
  {
    name: 'commission-status',
    path: '/commissions',
    async arrange(page, shop) {
      const form = new CommissionPage(page);
      await form.open();
      await form.fill(
        {
          Name: LETTER.Name,
          Email: LETTER.Email,
          Subject: 'The wharf at Alma',
          'Additional details': LETTER.Message,
        },
        ['16 × 20 inches', 'CAD $500 to $1,000'],
      );
      await form.button.click();
      await form.expectReceived();
      await page.goto(`${await mailedLink(shop, 'commissions/progress', 2)}?stage=sketch`);
      await page.getByLabel('A note').fill('More sky than you asked for.');
      await page.getByLabel('Pictures').setInputFiles({
        name: 'sketch.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile('embedded/seed/art/sketches/lamps-coming-on-sketch.jpg'),
      });
      await page.getByRole('button', {name: 'Move to Sketch'}).click();
      await expect(page.getByText('Now at: Sketch')).toBeVisible();
      await page.goto(await mailedLink(shop, 'commissions/status', 3));
    },
  },
  {name: 'checkout', path: '/product/first-light', arrange: openCheckout},
  {
    name: 'thank-you',
    path: '/product/first-light',
    async arrange(page) {
      await openCheckout(page);
      await enterDeliveryAddress(page);
      await pay(page);
    },
  },
  {
    name: 'prints-failed',
    path: '/collections/prints',
    before: (control) => control.setFaults([{target: 'storefront', status: 500}]),
    arrange: (page) => expect(page.locator('[data-sonner-toast]')).toBeVisible(),
    isWindow: true,
  },
  {
    name: 'cart-full',
    path: '/product/first-light',
    async arrange(page) {
      await page.getByRole('button', {name: 'Add to Cart'}).first().click();
      await new CartPanel(page).expectCount(1);
      await openCart(page);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    },
    isWindow: true,
  },
  {
    name: 'cart-empty',
    path: '/collections/prints',
    async arrange(page) {
      await openCart(page);
      // The prints load after the panel has opened.
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    },
    isWindow: true,
  },
  {
    name: 'toast',
    path: '/product/first-light',
    async arrange(page) {
      await page.getByRole('button', {name: 'Add to Cart'}).first().click();
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    },
    isWindow: true,
  },
  {
    name: 'viewer',
    path: '/product/first-light',
    async arrange(page) {
      const pictures = page.getByRole('group', {name: /^Pictures of/});
      await pictures.getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
    isWindow: true,
  },
  {
    name: 'wall',
    path: '/product/first-light?wall',
    async arrange(page) {
      await expect(
        page.getByRole('dialog').getByRole('button', {name: /^First Light,/}),
      ).toBeVisible();
      // A canvas shows the picture once it has loaded.
      await page.waitForLoadState('networkidle');
    },
    isWindow: true,
  },
  {
    name: 'lightbox',
    path: '/gallery?work=amber-roller',
    arrange: (page) =>
      expect(page.getByRole('dialog', {name: 'Amber Roller'}).getByRole('img')).toBeVisible(),
    isWindow: true,
  },
  {
    name: 'product-printed',
    path: '/product/first-light',
    async arrange(page) {
      // An A4 sheet. A screenshot has no page margins, so the body has them, around a window without.
      await page.setViewportSize({width: 794, height: 1017});
      await page.emulateMedia({media: 'print'});
      await page.evaluate(() => (document.body.style.padding = '14mm 18mm'));
    },
  },
  {
    name: 'contact-error',
    path: '/contact',
    arrange: (page) => send(page, {...LETTER, Email: 'zoe@example'}),
    isWindow: true,
  },
  {name: 'contact-sent', path: '/contact', arrange: (page) => send(page, LETTER), isWindow: true},
  {
    name: 'commissions-pictures',
    path: '/commissions',
    async arrange(page) {
      const form = new CommissionPage(page);
      await form.open();
      await form.chooseFiles(
        {name: 'The wharf.jpg', mimeType: 'image/jpeg', buffer: await aPicture('jpeg')},
        {name: 'Notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture at all.')},
      );
      await form.expectAdded('The wharf.jpg');
      await expect(form.image('Notes.jpg')).toContainText('Couldn’t be added');
    },
  },
  {
    name: 'commissions-closed',
    path: '/commissions',
    before: (control) => control.setMetaobjects(['commission_desk', {state: 'closed'}]),
  },
];
