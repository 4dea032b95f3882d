import {expectNoViolation} from '../support/axe';
import {FormPage} from '../support/form-page';
import {expect, test} from '../support/test';

const EMAIL = 'Email address';
const SIZE = '32 × 24 in (81 × 61 cm)';
const ONE_EMAIL = `You’ll get one email when First Light (${SIZE}) is back`;

test.use({viewport: {width: 390, height: 844}});

test('a sold-out size is waited for by the keyboard alone, until its letter leads to it', async ({
  page,
  shop,
}) => {
  await page.goto('/product/first-light');
  const disclosure = page.getByRole('main').locator('details');
  const summary = disclosure.locator('summary');
  await expect(summary).toHaveText(`Tell me when ${SIZE} is back`);
  expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await summary.focus();
  await page.keyboard.press('Enter');
  const form = new FormPage(page, disclosure.locator('form'));
  await expect(form.field(EMAIL)).toBeVisible();
  await expectNoViolation(page, 'main');

  await page.keyboard.press('Tab');
  await expect(form.field(EMAIL)).toBeFocused();
  await page.keyboard.type('ida@home');
  await page.keyboard.press('Enter');
  await form.expectInvalid(EMAIL, 'Please enter a valid email address');
  await form.field(EMAIL).fill('ida@example.ca');
  await page.keyboard.press('Enter');
  await expect(form.inlineMessage('success')).toContainText(ONE_EMAIL);

  const letters = async () =>
    (await shop.control.mail()).filter(({to}) => to.includes('ida@example.ca'));
  await expect.poll(async () => (await letters()).length).toBe(1);
  await page.goto(/https?:\S+\/newsletter\/confirm\?\S+/.exec((await letters())[0]!.text!)![0]);
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'I’ll let you know'})).toBeVisible();

  await shop.control.changeProduct('first-light', {available: true});
  await expect.poll(async () => (await letters()).length, {timeout: 15_000}).toBe(2);
  await page.goto(/https?:\S+\/product\/first-light\S+/.exec((await letters())[1]!.text!)![0]);
  await expect(page.getByRole('radio', {name: '32 × 24 in'})).toBeChecked();
  await expect(disclosure).toHaveCount(0);
});

test('where several sizes are gone one is chosen, and a failed post keeps it', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.goto('/product/out-of-the-fog');
  const form = new FormPage(page, page.getByRole('main').locator('details form'));
  await expectNoViolation(page, 'main');
  await form.field('Size').selectOption('16 × 20 in (41 × 51 cm)');
  await form.field(EMAIL).fill('ida@example.ca');
  await shop.control.setFaults([{target: 'functions', status: 500, times: 1}]);
  await form.button.click();
  await form.expectSaid('error', 'Subscription failed', 'Please try again later');
  // The browser reports the failed request.
  consoleErrors.length = 0;
  await expect(form.field(EMAIL)).toHaveValue('ida@example.ca');
  await expect(form.field('Size').locator('option:checked')).toHaveText('16 × 20 in (41 × 51 cm)');
  await form.button.click();
  await expect(form.inlineMessage('success')).toHaveText(/when Out of the Fog is back/);
  expect((await shop.control.submissions()).newsletter).toEqual([]);
});
