import {expect, test} from '../support/test';

test('the switch leads to the same work and size in the other language, and the cart stays', async ({
  page,
}) => {
  await page.goto('/product/first-light');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('has been added');
  await page.getByRole('banner').getByRole('link', {name: 'FR – Français'}).click();
  await expect(page).toHaveURL(/\/fr\/product\/first-light\?size=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', {name: 'Panier, 1 article', exact: true})).toBeVisible();

  // The client router stays in the language.
  await banner.getByRole('link', {name: 'Reproductions'}).click();
  await expect(page.getByRole('heading', {name: 'Reproductions d’art', level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/collections\/prints$/);

  await page.setViewportSize({width: 390, height: 844});
  await expect(banner.getByRole('link', {name: 'EN – English'})).toBeInViewport({ratio: 1});
  await banner.getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(/:\d+\/collections\/prints$/);
  await expect(page.getByRole('heading', {name: 'Fine Art Prints', level: 1})).toBeVisible();
});

test('a French page can link to a URL of the English shop', async ({page, shop}) => {
  await shop.control.setMetaobjects([
    'exhibition',
    {
      title: 'High Water',
      venue: 'Net Loft Gallery',
      place: 'Saint Andrews',
      starts_on: '2020-01-01',
      ends_on: '2020-02-01',
      url: `${shop.url}/collections/prints`,
    },
    'high-water',
  ]);
  await page.goto('/fr/exhibitions');
  await page.getByRole('link', {name: 'High Water'}).click();
  await expect(page.getByRole('heading', {name: 'Fine Art Prints', level: 1})).toBeVisible();
});
