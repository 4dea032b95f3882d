import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {CartPanel} from '../support/cart-panel';
import {EVERY_CASE} from '../support/every-case';
import {aPicture} from '../support/pictures';
import {expect, test} from '../support/test';

/** The admin has no scripts: each save is a post and a page. */
async function save(page: Page) {
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
}

async function openProduct(page: Page, backendUrl: string, title: string) {
  await page.goto(`${backendUrl}/admin`);
  await page.getByLabel('Search').fill(title);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('link', {name: title, exact: true}).first().click();
}

test('the artist changes a work in the admin, and the shop shows it', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await openProduct(page, shop.backendUrl, 'Tide Lines');
  await expectNoViolation(page);
  await page.getByLabel('Title', {exact: false}).first().fill('Tide Lines, Again');
  await page.getByLabel('Description').fill('Eleven bands.\n\nThe twelfth is the wall.');
  await page.getByLabel('Year').fill('long ago');
  await page.getByLabel('New pictures', {exact: true}).setInputFiles({
    name: 'The Wall.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture('jpeg'),
  });
  await page.getByLabel('What the new pictures show').fill('The work on a wall');
  await page.getByRole('button', {name: 'Save'}).click();
  // What is wrong is said beside its field, and nothing that was typed or chosen is lost.
  await expect(page.getByRole('alert')).toContainText('Value must be an integer.');
  // Chromium logs the status of such a page.
  await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  await page.getByLabel('Year').fill('2019');
  await page.getByLabel('Framing').fill('Framed in ash');
  await save(page);

  await page.getByRole('link', {name: 'See it in the shop'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tide Lines, Again');
  const main = page.getByRole('main');
  await expect(main.getByText('The twelfth is the wall.')).toBeVisible();
  await expect(main.getByText('Framed in ash')).toBeVisible();
  await expect(main.getByText('2019')).toBeVisible();
  await expect(main.getByRole('img', {name: 'The work on a wall'}).first()).toBeAttached();
});

test(
  'a launch set in the admin hides the price, and early access opens when it says',
  EVERY_CASE,
  async ({page, shop}) => {
    await openProduct(page, shop.backendUrl, 'First Light');
    await page.getByLabel('On sale from').fill('2031-06-01T10:00');
    await page.getByLabel('Early access from').fill('2031-05-25T10:00');
    await save(page);
    await expect(page.getByLabel('On sale from')).toHaveValue('2031-06-01T10:00');
    // Not out yet: the address leads to the page with the countdown.
    await page.goto('/product/first-light/early-access');
    await expect(page).toHaveURL('/product/first-light');
    await expect(page.getByRole('main').getByText('Coming Soon').first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeHidden();

    await openProduct(page, shop.backendUrl, 'First Light');
    await page.getByLabel('Early access from').fill('2020-05-25T10:00');
    await save(page);
    await page.goto('/product/first-light/early-access');
    await expect(page.getByText('Priority Member Early Access')).toBeVisible();
  },
);

test('her own words take the place of the shop’s, and the shop’s come back', async ({
  page,
  shop,
}) => {
  const content = (type: string) => page.goto(`${shop.backendUrl}/admin/content/${type}`);
  await content('announcement');
  await page.getByLabel('What it says').fill('In Halifax until Sunday');
  await page.getByLabel('Where it leads').fill('/about');
  await save(page);
  await page.goto(`${shop.backendUrl}/admin/menus/shop-header`);
  await page.getByLabel('Words').first().fill('Paintings');
  await page.getByLabel('Address').first().fill('/collections/originals');
  await save(page);
  await content('biography');
  await page.getByLabel('The first sentence').fill('I paint snow now.');
  await save(page);
  await content('home_page');
  await page.getByLabel('The sentence beside the picture').fill('Snow, and what is under it.');
  await page.getByLabel('A new picture for it').setInputFiles({
    name: 'snow.png',
    mimeType: 'image/png',
    buffer: await aPicture('png'),
  });
  await save(page);
  await content('gallery_entry/new');
  await page.getByLabel('Title').fill('First Snow');
  await page.getByLabel('Year').fill('2024');
  await page.getByLabel('Medium').fill('oil on linen');
  await page.getByLabel('A new picture for it').setInputFiles({
    name: 'first snow.webp',
    mimeType: 'image/webp',
    buffer: await aPicture('webp'),
  });
  await save(page);

  await page.goto('/');
  const sentence = page.getByText('Snow, and what is under it.');
  await expect(sentence).toBeVisible();
  // Over a picture of hers, of which nobody knows how dark it is, the words have a panel.
  const hasPanel = await sentence.evaluate((element) => {
    const above: Element[] = [];
    for (let at = element; at.tagName !== 'SECTION'; at = at.parentElement!) above.push(at);
    return above.some((at) => getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)');
  });
  expect(hasPanel).toBe(true);
  const nav = page.getByRole('navigation', {name: 'Main'});
  await expect(nav.getByRole('link')).toHaveText(['Paintings']);
  await expect(page.getByRole('img', {name: 'snow', exact: true})).toBeVisible();
  await page.getByRole('link', {name: 'In Halifax until Sunday'}).click();
  await expect(page.getByText('I paint snow now.')).toBeVisible();
  await page.goto('/gallery');
  await page.getByRole('link', {name: 'Open First Snow'}).click();
  await expect(page.getByRole('dialog').getByText('Oil on linen, 2024')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('link', {name: /^Open /})).toHaveCount(1);

  await content('announcement');
  await page.getByText('Delete this entry').click();
  await page.getByRole('button', {name: 'Yes, delete it for good'}).click();
  await page.goto('/about');
  await expect(page.getByText('In Halifax until Sunday')).toBeHidden();
});

test('every field that she fills in shows where it belongs', EVERY_CASE, async ({page, shop}) => {
  const admin = (path: string) => page.goto(`${shop.backendUrl}/admin/${path}`);
  await admin('content/site_identity');
  await page.getByLabel('Name of the shop').fill('Snow and Salt');
  await page.getByLabel('The line below it').fill('Paint, and weather');
  await page.getByLabel('E-mail address').fill('snow@painter.example');
  await page.getByLabel('Addresses of your networks').fill('https://www.instagram.com/snow.salt');
  await save(page);
  await admin('content/delivery_times');
  await page.getByLabel('Days until it leaves the studio').fill('7 to 10');
  await page.getByLabel('Days on the way in Canada').fill('4 to 8');
  await page.getByLabel('A note, such as a holiday').fill('Nothing leaves in July.');
  await save(page);
  await admin('menus/shop-header');
  await page.getByLabel('Words').first().fill('Paintings');
  await page.getByLabel('Address').first().fill('/collections/originals');
  await save(page);
  await admin('menus/shop-footer');
  await page.getByLabel('Words').first().fill('How it is sent');
  await page.getByLabel('Address').first().fill('/policies/shipping-policy');
  await save(page);
  await admin('collections');
  await page.getByRole('link', {name: 'Fine Art Prints'}).click();
  await page.getByLabel('Place of First Light').first().fill('1');
  await save(page);
  await openProduct(page, shop.backendUrl, 'First Light');
  await page.getByLabel('Title of the poem').fill('After the Kettle');
  await page.getByLabel('The poem', {exact: true}).fill("It's late.\n\nThe sea is up.");
  await page.getByLabel('The story of the work').fill('I painted it from the boat.');
  await page.getByLabel('Width in cm').first().fill('24');
  await page.getByLabel('Height in cm').first().fill('18');
  await save(page);

  await page.goto('/');
  await expect(page).toHaveTitle('Snow and Salt');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Paint, and weather');
  const nav = page.getByRole('navigation', {name: 'Main'});
  await expect(nav.getByRole('link')).toHaveText(['Paintings']);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'snow@painter.example'})).toBeVisible();
  await expect(footer.getByRole('link', {name: /Instagram/})).toHaveAttribute(
    'href',
    'https://www.instagram.com/snow.salt',
  );
  await expect(footer.getByRole('link', {name: /TikTok/})).toHaveCount(0);
  await footer.getByRole('link', {name: 'How it is sent'}).click();
  await expect(page).toHaveURL('/pages/shipping');
  await expect(page).toHaveTitle('Shipping | Snow and Salt');
  const main = page.getByRole('main');
  await expect(main.getByText('7–10 business days').first()).toBeVisible();
  await expect(main.getByText('4–8 days within Canada')).toBeVisible();
  await expect(main.getByText('Nothing leaves in July.')).toBeVisible();

  await page.goto('/collections/prints');
  await expect(main.getByRole('listitem').getByRole('heading').first()).toHaveText('First Light');
  await main.getByRole('link', {name: 'First Light'}).first().click();
  await expect(main.getByRole('heading', {name: 'After the Kettle'})).toBeVisible();
  await expect(main.getByText('It’s late.')).toBeVisible();
  await expect(main.getByText('I painted it from the boat.')).toBeVisible();
  await expect(main.getByText(/sent within 7–10 business days/)).toBeVisible();
  await expect(main.getByText(/\(24 × 18 cm\), drawn to scale/)).toBeVisible();
  await main.getByRole('button', {name: 'Add to Cart'}).click();
  const cart = new CartPanel(page);
  await cart.expectCount(1);
  await cart.open();
  await expect(cart.root.getByText(/Sent within 7–10 business days/)).toBeVisible();
});
