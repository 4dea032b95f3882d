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

test('the unsubscribe link alone changes nothing; its button unsubscribes, on a retry when the first post fails @firefox', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.goto('/newsletter');
  const form = new FormPage(page, page.getByRole('main').locator('form'));
  await form.field(EMAIL).fill('ida@example.ca');
  await form.button.click();
  await form.expectSaid('success', ...SUCCESS);
  expect(await tagsOf(shop)).toEqual(['priority-member']);
  const subscriber = async () => (await shop.control.submissions()).newsletter[0]!;

  await page.goto(`/unsubscribe?token=${String((await subscriber()).unsubscribe_token)}`);
  expect((await subscriber()).unsubscribed_at).toBeNull();
  await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
  await page.getByRole('button', {name: 'Unsubscribe'}).click();
  await expect(page.getByRole('heading', {name: 'Something went wrong'})).toBeVisible();
  await page.getByRole('button', {name: 'Unsubscribe'}).click();
  await expect(page.getByRole('heading', {name: 'You’re unsubscribed'})).toBeVisible();
  expect((await subscriber()).unsubscribed_at).not.toBeNull();

  // An email address that was never confirmed isn't on the list, and so can't come back.
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page.getByRole('main').getByText('join the list again')).toBeVisible();
  expect((await subscriber()).unsubscribed_at).not.toBeNull();
  consoleErrors.length = 0;
});
