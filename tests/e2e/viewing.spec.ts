import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import type {Shop} from '../support/shop';
import {expect, test} from '../support/test';

const ADDRESS = '/view/Anna-by-the-window-7';

/** The artist selects an original with a price, and another that has sold since. */
async function hangForAnna({control}: Shop, page: Page) {
  const idOf = async (handle: string) => {
    const html = await (await page.request.get(`/product/${handle}`)).text();
    return `gid://shopify/Product/${/\/shortlist\?keep=(\d+)/.exec(html)?.[1]}`;
  };
  const works = [await idOf('the-long-gale'), await idOf('two-paddles')];
  await control.setContent({
    metaobjects: [
      {
        type: 'viewing',
        handle: 'anna',
        fields: {
          title: 'For Anna',
          key: ADDRESS.replace('/view/', ''),
          products: JSON.stringify(works),
          notes: 'It needs a wall of its own. CAD $4,200.\n\nCAD $900.',
        },
      },
    ],
  });
}

test('a collector views the works by keyboard', async ({page, shop}) => {
  await page.setViewportSize({width: 390, height: 844});
  await hangForAnna(shop, page);
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
