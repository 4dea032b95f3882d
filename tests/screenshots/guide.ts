import {mkdir, writeFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {chromium, type Locator, type Page} from '@playwright/test';
import sharp from 'sharp';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';
import {startShop} from '../support/shop';

/** The pictures of `docs/for-the-artist.md`, from a separate shop: `npm run screenshots:guide`. */

const FOLDER = resolve('docs/images');
const PAINTING = 'embedded/seed/art/paintings/harbour-morning.jpg';
/** Wide enough for a single row of sections. */
const WINDOW = {width: 1280, height: 860};
const QUALITY = 60;

interface Picture {
  name: string;
  path: string;
  /** Fills in the values that the picture shows, and scrolls to them. */
  arrange?: (page: Page) => Promise<unknown>;
}

const group = (page: Page, name: string) => page.getByRole('group', {name, exact: true});

const PICTURES: readonly Picture[] = [
  {name: 'products', path: 'products'},
  {
    name: 'new-work',
    path: 'products/new',
    arrange: async (page) => {
      await page.getByLabel('Title').first().fill('Harbour, Six in the Morning');
      await page.getByLabel('Description').fill('The boats are in, and nobody is up.');
      await page.getByLabel('Type').selectOption('Prints');
    },
  },
  {
    name: 'sizes-and-pictures',
    path: 'products/new',
    arrange: async (page) => {
      await page.getByLabel('Size', {exact: true}).first().fill('8×12 in');
      await page.getByLabel('Price').first().fill('45');
      await page.getByLabel('Stock').first().fill('20');
      await page.getByLabel('New pictures', {exact: true}).setInputFiles(PAINTING);
      await page.getByLabel('What the new pictures show').fill('A red boat at a wharf');
      await scrollTo(page.locator('.row').first());
    },
  },
  {
    name: 'launch',
    path: 'products/new',
    arrange: async (page) => {
      await page.getByLabel('On sale from').fill('2031-06-01T10:00');
      await page.getByLabel('Early access from').fill('2031-05-25T10:00');
      await page.getByLabel('Early-access key').fill('k7vq-2m9x-w4tn');
      await scrollTo(group(page, 'More about the work'));
    },
  },
  {
    name: 'collection',
    path: 'collections',
    arrange: async (page) => {
      await page.getByRole('link', {name: 'Fine Art Prints'}).click();
    },
  },
  {name: 'content', path: 'content'},
  {
    name: 'delivery-times',
    path: 'content/delivery_times',
    arrange: async (page) => {
      await page.getByLabel('Days until it ships').fill('7 to 10');
      await page.getByLabel('A note, such as a holiday').fill('Nothing leaves in July.');
      await scrollTo(page.getByRole('heading', {level: 1}));
    },
  },
  {
    name: 'menu',
    path: 'menus/shop-header',
    arrange: async (page) => {
      await page
        .getByLabel('Links')
        .fill('Paintings /collections/originals\nPrints /collections/prints\nAbout /about');
    },
  },
];

/** To the top of the window. */
async function scrollTo(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({block: 'start'}));
}

async function takePicture(page: Page, {name, path, arrange}: Picture, origin: string) {
  await page.goto(`${origin}/admin/${path}`);
  await arrange?.(page);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const bytes = await sharp(await page.screenshot())
    .webp({quality: QUALITY})
    .toBuffer();
  await writeFile(`${FOLDER}/${name}.webp`, bytes);
  console.log(`docs/images/${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
}

const shop = await startShop();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: BROWSER_FLAGS,
});
try {
  await mkdir(FOLDER, {recursive: true});
  const page = await browser.newPage({viewport: WINDOW});
  for (const picture of PICTURES) await takePicture(page, picture, shop.backendUrl);
} finally {
  await browser.close();
  await shop.close();
}
