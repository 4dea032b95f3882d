import {FormPage} from '../support/form-page';
import type {AttachedShop} from '../support/shop';
import {expect, test} from '../support/test';

const EMAIL = 'Email address';
const SUCCESS = [
  'Welcome to the priority list!',
  "You'll be first to know about new drops & commission openings",
] as const;
const STILL_TO_DO = 'click the link in the email';

/** The tags of the only subscriber, in alphabetical order. */
async function tagsOf(shop: AttachedShop): Promise<string[]> {
  const {newsletter} = await shop.control.submissions();
  expect(newsletter).toHaveLength(1);
  return [...(newsletter[0]?.tags as string[])].sort();
}

test('a form signs up with its tags, is disabled meanwhile, and shows its message', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  const region = page.getByRole('region', {name: 'Be there when a painting leaves the easel'});
  const form = new FormPage(page, region.locator('form'));
  await expect(form.button).toHaveText('Become a Priority Member');
  await expect(form.form).toContainText('You can unsubscribe at any time');
  await expect(form.button).toHaveAccessibleDescription(/will email you about new work/);
  await form.field(EMAIL).fill('ida@example.ca');
  await shop.control.setFaults([{target: 'functions', delayMs: 800}]);
  await page.keyboard.press('Enter');
  await expect(form.button).toHaveText('Joining...');
  await expect(form.button).toBeDisabled();
  await form.expectSaid('success', ...SUCCESS);
  await expect(form.inlineMessage('success')).toContainText(STILL_TO_DO);
  await expect(form.toast.filter({hasText: SUCCESS[0]})).toContainText(STILL_TO_DO);
  await expect(form.field(EMAIL)).toHaveValue('');
  await expect(form.field(EMAIL)).toBeFocused();
  expect(await tagsOf(shop)).toEqual(['homepage-signup', 'priority-member']);
});
