import {expectNoViolation} from '../support/axe';
import {enterDeliveryAddress, openCheckout, pay} from '../support/hosted-checkout';
import {expectNoSideScroll} from '../support/scroll';
import {expect, test} from '../support/test';

test('a collector sees a specimen and buys number 13 of 50, whose certificate anyone can verify', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await shop.control.changeProduct('moon-road', {quantity: 38});
  await page.goto('/product/moon-road');
  await expect(page.getByText('Number 13 of 50 is next (38 left)').first()).toBeVisible();

  const specimen = page.getByRole('link', {name: 'Numbered, with each print'});
  await specimen.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/certificate/specimen?work=moon-road');
  const sheet = page.getByRole('article', {name: 'Certificate of Authenticity'});
  await expect(sheet.getByText('Sample')).toBeVisible();
  await expectNoViolation(page, 'main');
  await page.getByRole('link', {name: 'See the Work'}).click();

  await openCheckout(page);
  await enterDeliveryAddress(page);
  await pay(page);

  const address = /http\S+\/certificate\/(MH-\S+)/;
  const letter = async () =>
    (await shop.control.mail()).map(({text}) => address.exec(text ?? '')?.[0]).find(Boolean);
  await expect.poll(letter).toBeTruthy();
  await page.goto((await letter()) ?? '');
  await expect(sheet.getByText('Number 13 of 50')).toBeVisible();
  await expect(sheet.getByText('Sample')).toHaveCount(0);
  await expect(sheet).not.toContainText('Ada');
  const number = new URL(page.url()).pathname.split('/').at(-1)?.toUpperCase() ?? '';
  await expect(sheet.getByText(number, {exact: true})).toBeVisible();
  await expectNoViolation(page, 'main');
  await expectNoSideScroll(page);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', {name: 'Print'}).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');

  // On paper: the sheet alone, on one page.
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const paper = await page.pdf({format: 'Letter', preferCSSPageSize: false});
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({media: 'screen'});

  await page.goto('/certificate');
  await page.getByLabel('Certificate number').fill(number.toLowerCase());
  await page.getByRole('button', {name: 'Verify'}).click();
  await expect(page).toHaveURL(`/certificate/${number.toLowerCase()}`);
  await expect(sheet.getByText('Number 13 of 50')).toBeVisible();

  await page.goto(`${shop.backendUrl}/admin/orders`);
  await expect(page.getByRole('link', {name: number})).toBeVisible();
});
