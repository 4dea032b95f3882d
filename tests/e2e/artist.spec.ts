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

test('the artist’s texts replace the shop’s, which return when she removes hers', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.backendUrl}/admin`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
  await expectNoViolation(page);
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
