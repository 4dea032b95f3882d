import type {Page} from '@playwright/test';
import {FormPage} from '../support/form-page';
import type {AttachedShop} from '../support/shop';
import {expect, test} from '../support/test';

/** The only product of the embedded catalogue with a future launch. */
const UPCOMING = {handle: 'keeper-of-the-dark', title: 'Keeper of the Dark'};

interface SignupPlace {
  name: string;
  path: string;
  /** The region of the form, by its heading. */
  region: string;
  button: string;
  tags: string[];
  success: [title: string, description: string];
  failure: string;
}

const FOOTER: SignupPlace = {
  name: 'the footer',
  path: '/about',
  region: 'Letters from the Studio',
  button: 'Subscribe',
  tags: [],
  success: ['Welcome aboard!', "You're now subscribed to updates"],
  failure: 'Subscription failed',
};
const HOME: SignupPlace = {
  name: 'the home page',
  path: '/',
  region: 'Be there when a painting leaves the easel',
  button: 'Become a Priority Member',
  tags: ['priority-member', 'homepage-signup'],
  success: [
    'Welcome to the priority list!',
    "You'll be first to know about new drops & commission openings",
  ],
  failure: 'Subscription failed',
};
const PRODUCT: SignupPlace = {
  name: 'a product that is coming soon',
  path: `/product/${UPCOMING.handle}`,
  region: 'Join the Priority List',
  button: 'Join the Priority List',
  tags: ['priority-member', `${UPCOMING.handle}-early-access`],
  success: ["You're on the priority list!", `You'll be notified when ${UPCOMING.title} launches.`],
  failure: 'Failed to join priority list',
};

function signupForm(page: Page, {region}: SignupPlace): FormPage {
  return new FormPage(page, page.getByRole('region', {name: region}).locator('form'));
}

const EMAIL = 'Email address';
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
  await page.goto(HOME.path);
  const form = signupForm(page, HOME);
  await expect(form.button).toHaveText(HOME.button);
  await expect(form.form).toContainText('You can unsubscribe at any time');
  await expect(form.button).toHaveAccessibleDescription(/will email you about new work/);
  await form.field(EMAIL).fill('ida@example.ca');
  await shop.control.setFaults([{target: 'functions', delayMs: 800}]);
  await page.keyboard.press('Enter');
  await expect(form.button).toHaveText('Joining...');
  await expect(form.button).toBeDisabled();
  await form.expectSaid('success', ...HOME.success);
  await expect(form.inlineMessage('success')).toContainText(STILL_TO_DO);
  await expect(form.toast.filter({hasText: HOME.success[0]})).toContainText(STILL_TO_DO);
  await expect(form.field(EMAIL)).toHaveValue('');
  await expect(form.field(EMAIL)).toBeFocused();
  // A second press says nothing of the emptied field.
  await page.keyboard.press('Enter');
  await expect(form.inlineMessage('success')).toContainText(HOME.success[0]);
  await expect(form.form.locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(await tagsOf(shop)).toEqual([...HOME.tags].sort());
});

test('a form rejects an invalid address, and keeps the address when the sign-up fails', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const errorBody = '{"error":{"code":"internal","message":"The studio is closed for a minute"}}';
  await page.goto(PRODUCT.path);
  const form = signupForm(page, PRODUCT);
  await form.field(EMAIL).fill('ida@home');
  await form.button.click();
  const message = 'Please enter a valid email address';
  await form.expectSaid('error', 'Validation Error', message);
  await form.expectInvalid(EMAIL, message);

  await shop.control.setFaults([{target: 'functions', status: 500, body: errorBody}]);
  await form.field(EMAIL).fill('ida@example.ca');
  await form.button.click();
  await form.expectSaid('error', PRODUCT.failure, 'The studio is closed for a minute');
  await expect(form.field(EMAIL)).toHaveValue('ida@example.ca');
  expect((await shop.control.submissions()).newsletter).toEqual([]);
  // The browser logs each 502.
  consoleErrors.length = 0;
});

test('the footer’s form is checked by the browser first, then by the same rules', async ({
  page,
  shop,
}) => {
  await page.goto(FOOTER.path);
  const form = signupForm(page, FOOTER);
  const missing = (field: Element) => (field as HTMLInputElement).validity.valueMissing;
  await form.button.click();
  expect(await form.field(EMAIL).evaluate(missing)).toBe(true);
  await expect(form.field(EMAIL)).toBeFocused();
  await expect(form.toast).toHaveCount(0);

  await form.form.evaluate((element) => ((element as HTMLFormElement).noValidate = true));
  await form.field(EMAIL).fill('nobody');
  await form.button.click();
  await form.expectSaid('error', 'Validation Error', 'Please enter a valid email address');
  expect((await shop.control.submissions()).newsletter).toEqual([]);
});

test.describe('unsubscribing', () => {
  test('the link alone changes nothing; its button unsubscribes, on a retry when the first post fails @firefox', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await page.goto('/newsletter');
    const form = new FormPage(page, page.getByRole('main').locator('form'));
    await form.field(EMAIL).fill('ida@example.ca');
    await form.button.click();
    await form.expectSaid('success', ...HOME.success);
    expect(await tagsOf(shop)).toEqual(['priority-member']);
    const subscriber = async () => (await shop.control.submissions()).newsletter[0]!;

    await page.goto(`/unsubscribe?token=${String((await subscriber()).unsubscribe_token)}`);
    expect((await subscriber()).unsubscribed_at).toBeNull();
    await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByRole('heading', {name: 'Something went wrong'})).toBeVisible();
    await page.getByRole('button', {name: 'Try Again'}).click();
    await expect(page.getByRole('heading', {name: 'You’re unsubscribed'})).toBeVisible();
    expect((await subscriber()).unsubscribed_at).not.toBeNull();
    consoleErrors.length = 0;
  });
});
