import {expectNoViolation} from '../support/axe';
import {FormPage} from '../support/form-page';
import {expect, test} from '../support/test';

const EMAIL = 'Email address';
const SIZE = '32 × 24 in (81 × 61 cm)';
const ONE_EMAIL = `You’ll get one email when First Light, ${SIZE}, is available again`;

test.use({viewport: {width: 390, height: 844}});

test('a visitor asks for a sold-out size by keyboard alone', async ({page}) => {
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
});
