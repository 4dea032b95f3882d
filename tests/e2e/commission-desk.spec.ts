import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {CommissionPage} from '../support/commission-page';
import {payInvoice} from '../support/hosted-checkout';
import {mailedLink} from '../support/mailed-link';
import {aPicture} from '../support/pictures';
import {expectNoSideScroll} from '../support/scroll';
import {expect, test} from '../support/test';

const TEXTS = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The wharf at Alma',
  'Additional details': 'Low tide, the boats on the mud.',
};
const SIZE = '16 × 20 inches';

const current = (page: Page) => page.locator('[aria-current=step]');

test.use({viewport: {width: 390, height: 844}});

test('a request has its own page, which the artist updates from her email, and the buyer answers', async ({
  page,
  shop,
  consoleErrors,
}) => {
  // Seven pages and eight emails, from the request to the last payment.
  test.slow();
  const form = new CommissionPage(page);
  await form.open();
  await form.fill(TEXTS, [SIZE, 'CAD $500 to $1,000']);
  await form.button.click();
  await form.expectReceived();

  const first = await mailedLink(shop, 'commissions/status', 2);
  await page.goto(first);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.Subject);
  await expect(current(page)).toContainText('Received');

  // The artist, by keyboard. A file that isn't a picture stops the email, and no input is lost.
  const artist = await mailedLink(shop, 'commissions/progress', 2);
  await page.goto(`${artist}?stage=sketch`);
  const note = page.getByLabel('A note');
  const button = page.getByRole('button', {name: 'Move to Sketch'});
  const pictures = page.getByLabel('Pictures');
  await note.fill('More sky than you asked for.');
  await pictures.setInputFiles([
    {name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none')},
    {name: 'sketch.jpg', mimeType: 'image/jpeg', buffer: await aPicture('jpeg')},
  ]);
  await note.focus();
  await page.keyboard.press('Tab');
  await expect(pictures).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  // A failed look-up stores nothing, so the pictures stay chosen.
  await shop.control.setFaults([{target: 'functions', status: 500, times: 1}]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing was sent');
  expect(await pictures.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
  await button.press('Enter');
  await expect(page.getByRole('alert')).toContainText('letter.jpg couldn’t be added');
  await expect(note).toHaveValue('More sky than you asked for.');
  await expect(page.getByRole('checkbox', {name: 'sketch.jpg'})).toBeChecked();
  await expectNoViolation(page, 'main');
  // The browser logs the 400.
  consoleErrors.length = 0;
  await button.press('Enter');
  const done = page.getByRole('status').filter({hasText: 'Now at: Sketch'});
  await expect(done).toBeFocused();
  await expect(current(page)).toContainText('Sketch');
  await expect(note).toHaveValue('');

  // The buyer's email has its own link; the page of the first link works too.
  const second = await mailedLink(shop, 'commissions/status', 3);
  expect(second).not.toBe(first);
  for (const link of [second, first]) {
    await page.goto(link);
    await expect(current(page)).toContainText('Sketch');
    await expect(page.getByText('More sky than you asked for.')).toBeVisible();
    const picture = page.getByRole('main').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(320);
  }
  await expectNoSideScroll(page);

  // The buyer approves the sketch by keyboard, after a confirmation.
  await page.getByText('Approve the Sketch').press('Enter');
  await expectNoViolation(page, 'main');
  await page.getByRole('button', {name: 'Yes, Approve It'}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Sketch approved'})).toBeFocused();
  await expect(page.getByRole('heading', {name: /^Sketch approved, /})).toBeVisible();
  await expect(page.getByText('Approve the Sketch')).toHaveCount(0);
  await expect
    .poll(async () => (await shop.control.mail()).at(-1)?.subject)
    .toBe('Sketch approved: The wharf at Alma');

  // The artist names her price, and the buyer accepts it and pays the deposit.
  await page.goto(`${artist}?stage=deposit`);
  await page.getByLabel('Price in dollars').fill('1,250');
  await expectNoViolation(page, 'main');
  await page.getByRole('button', {name: 'Move to Deposit'}).click();
  await expect(page.getByText('Now at: Deposit')).toBeVisible();
  await page.goto(await mailedLink(shop, 'commissions/status', 5));
  await page.getByText('Accept the Price').click();
  await page.getByRole('button', {name: 'Yes, Accept It'}).click();
  await payInvoice(page, 'Pay CAD $375.00');
  await expect(async () => {
    await page.goto(first);
    await expect(current(page)).toContainText('Painting', {timeout: 500});
    await expect(page.getByRole('link', {name: 'Pay CAD $875.00'})).toBeVisible({timeout: 500});
  }).toPass();
  await expectNoViolation(page, 'main');

  // The buyer pays the balance in person. Before, the artist's forms name it.
  await page.goto(`${artist}?stage=sent`);
  await expect(page.getByRole('checkbox', {name: 'CAD $875.00 isn’t paid yet'})).toBeVisible();
  await page.getByRole('link', {name: 'Record a payment made in person'}).click();
  await page.getByRole('button', {name: 'Record Payment'}).click();
  await expect(page.getByText('Paid in person on')).toBeVisible();
  await expectNoViolation(page, 'main');
});
