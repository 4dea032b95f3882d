import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {aPicture} from '../support/pictures';
import {expect, test} from '../support/test';
import {overlap} from '../support/overlap';

/** The admin has no scripts: each save is a post and a page. */
async function save(page: Page) {
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
}

async function openProduct(page: Page, backendUrl: string, title: string) {
  await page.goto(`${backendUrl}/admin/products`);
  await page.getByLabel('Search').fill(title);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('link', {name: title, exact: true}).first().click();
}

test('the artist changes a work in the admin, and the shop shows it', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.goto(`${shop.backendUrl}/admin`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
  await expectNoViolation(page);
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
  // Each error is beside its field, and no input is lost.
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
  await expect(main.getByText('2019', {exact: true})).toBeVisible();
  await expect(main.getByRole('img', {name: 'The work on a wall'}).first()).toBeAttached();
});

test('the artist’s texts replace the shop’s, which return when she removes hers', async ({
  page,
  shop,
}) => {
  const content = (type: string) => page.goto(`${shop.backendUrl}/admin/content/${type}`);
  await content('announcement');
  await page.getByLabel('Text').fill('In Halifax until Sunday');
  await page.getByLabel('Link').fill('/about');
  await save(page);
  await page.goto(`${shop.backendUrl}/admin/menus/shop-header`);
  await page.getByLabel('Links').fill('Paintings /collections/originals\nDiary /journal');
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
  // Beside the artist's own picture, which may be dark.
  expect(await overlap(sentence, page.getByRole('img', {name: 'snow', exact: true}))).toBe(false);
  const nav = page.getByRole('navigation', {name: 'Main'});
  await expect(nav.getByRole('link')).toHaveText(['Paintings', 'Diary']);
  // The footer adds the links that the artist's menu lacks.
  await expect(page.getByRole('contentinfo').locator('[href="/journal"]')).toHaveText('Diary');
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
