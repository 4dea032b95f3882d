import {expectNoViolation} from '../support/axe';
import {payInvoice} from '../support/hosted-checkout';
import {mailedLink} from '../support/mailed-link';
import {expect, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}});

test('an original is held, agreed on, and paid over time', async ({
  page,
  context,
  shop,
  consoleErrors,
}) => {
  await page.goto('/product/the-long-gale');
  await page.getByRole('link', {name: 'Hold It for Me'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hold “The Long Gale”');
  await expectNoViolation(page, 'main');
  await page.getByLabel('Name').fill('Zoë O’Brien');
  await page.getByLabel('Email').first().fill('zoe@example.ca');
  await page.getByRole('button', {name: 'Send Request'}).click();
  await expect(page.getByRole('main').getByText('Check your email')).toBeVisible();

  await page.goto(await mailedLink(shop, 'holds/status', 1));
  await page.getByRole('button', {name: 'Yes, Send My Request'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The Long Gale');
  await expect(page.getByText('I have your request')).toBeVisible();

  // The artist, by keyboard.
  await page.goto(await mailedLink(shop, 'holds/manage', 2));
  await page.getByRole('link', {name: 'Agree'}).click();
  const price = page.getByLabel('Price in dollars');
  await price.fill('a lot');
  await page.getByRole('button', {name: 'Hold It'}).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/^Please enter the price in dollars/);
  await price.fill('4,800');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Hold It'}).click();
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  await expect(price).toHaveValue('4,800');
  await context.setOffline(false);
  // The browser logs the 400 and the lost connection.
  consoleErrors.length = 0;
  await page.getByLabel('Payments over time').selectOption('Up to 6 payments');
  await expectNoViolation(page, 'main');
  const button = page.getByRole('button', {name: 'Hold It'});
  await page.getByLabel('A note').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('on hold, and reserved everywhere')).toBeVisible();

  const buyer = await mailedLink(shop, 'holds/status', 3);
  await page.goto(buyer);
  await page.getByLabel('Number of payments').selectOption('3 payments');
  await page.getByRole('button', {name: 'Show the Dates'}).click();
  await page.getByRole('checkbox').check();
  await expectNoViolation(page, 'main');
  await page.getByRole('button', {name: 'Pay in 3 Payments'}).click();
  await expect(page.getByText('Your plan is set')).toBeVisible();
  await payInvoice(page, 'Pay CAD $1,200.00');

  // The next invoice is written after the payment is recorded.
  await expect(async () => {
    await page.goto(buyer);
    await expect(page.getByText(/Paid on/)).toBeVisible({timeout: 500});
    await expect(page.getByRole('link', {name: 'Pay CAD $1,800.00'})).toBeVisible({timeout: 500});
  }).toPass();
  await expectNoViolation(page, 'main');
  await page.goto('/product/the-long-gale');
  await expect(page.getByRole('main').getByText('Reserved').first()).toBeVisible();
});
