import {expectNoViolation} from '../support/axe';
import type {Shop} from '../support/shop';
import {expect, test} from '../support/test';

const ADDRESS = '/view/Anna-by-the-window-7';

/** The artist selects an original with a price, and another that has sold since. */
async function hangForAnna(shop: Shop) {
  const works = [await shop.productId('the-long-gale'), await shop.productId('two-paddles')];
  const viewing = {
    title: 'For Anna',
    key: ADDRESS.replace('/view/', ''),
    products: JSON.stringify(works),
    notes: 'It needs a wall of its own. CAD $4,200.\n\nCAD $900.',
  };
  await shop.control.setMetaobjects(['viewing', viewing, 'anna']);
}

test('a collector views the works by keyboard', async ({page, shop}) => {
  await page.setViewportSize({width: 390, height: 844});
  await hangForAnna(shop);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', {level: 1, name: 'For Anna'})).toBeVisible();
  const gale = page.getByRole('listitem').filter({hasText: 'The Long Gale'});
  await expect(gale).toContainText('CAD $4,200.');
  await expect(page.getByRole('listitem').filter({hasText: 'Two Paddles'})).toContainText('Sold');
  await expectNoViolation(page);

  await page.getByRole('link', {name: 'Ask About This Work'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue(/The Long Gale/);
  await page.goBack();
  await gale.getByRole('link', {name: 'The Long Gale'}).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/the-long-gale');
  await expect(page.getByText('CAD $4,200')).toHaveCount(0);
});
