import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {FormPage} from '../support/form-page';
import {expect, test} from '../support/test';

/** The behaviour that all forms share is tested here; the other forms' tests cover what differs. */

const LETTER = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The Long Gale',
  Message: 'Is it still there?\nI would come by on Saturday.',
};
const STORED = {
  name: LETTER.Name,
  email: LETTER.Email,
  subject: LETTER.Subject,
  message: LETTER.Message,
};
/** The colour of an invalid field's border. */
const DANGER = 'rgb(154, 43, 34)';
const SENT = ['Message sent!', "I'll get back to you soon."] as const;

async function openForm(page: Page, query = ''): Promise<FormPage> {
  await page.goto(`/contact${query}`);
  return new FormPage(page, page.getByRole('main').locator('form'));
}

async function fill(form: FormPage, letter: Partial<typeof LETTER> = LETTER) {
  for (const [label, text] of Object.entries(letter)) await form.field(label).fill(text);
}

async function expectFilledIn(form: FormPage, letter: Partial<typeof LETTER> = LETTER) {
  for (const [label, text] of Object.entries(letter)) {
    await expect(form.field(label)).toHaveValue(text);
  }
}

test('a double click sends a message once; the form is disabled in the meantime and empty afterwards @firefox', async ({
  page,
  shop,
}) => {
  const form = await openForm(page, '?subject=A%20question');
  await expect(page.getByRole('heading', {name: 'Get in Touch', level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: /@/})).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectFilledIn(form, {Subject: 'A question'});
  await fill(form);
  await shop.control.setFaults([{target: 'functions', delayMs: 800}]);
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await form.button.dblclick();
  await expect(form.button).toHaveText('Sending...');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveAttribute('aria-busy', 'true');
  await expect(form.field('Message')).toBeDisabled();
  await form.expectSaid('success', ...SENT);
  await expect(form.button).toBeEnabled();
  // Not beside the toast, which says the same.
  await expect(form.inlineMessage('success')).toHaveCSS('opacity', '0');
  await expect(form.toast).toHaveCount(0, {timeout: 10_000});
  await expect(form.inlineMessage('success')).toHaveCSS('opacity', '1');
  expect(posts).toBe(1);
  await expectFilledIn(form, {Name: '', Email: '', Message: ''});
  const {contact} = await shop.control.submissions();
  expect(contact).toHaveLength(1);
  expect(contact[0]).toMatchObject(STORED);
});

test('a second tap on the button does not replace the success with an error', async ({
  page,
  shop,
}) => {
  const form = await openForm(page);
  const gaps = [120, 300, 600, 1000];
  for (const gapMs of gaps) {
    await fill(form, {...LETTER, Message: `Sent ${gapMs} ms apart`});
    await form.button.evaluate(async (button: HTMLButtonElement, ms) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, ms));
      button.click();
    }, gapMs);
    await form.expectSaid('success', ...SENT);
    await expect(form.button).toBeEnabled();
    // If the first tap was handled after the second, this is a third.
    await form.button.press('Enter');
    await expect(form.form.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(form.inlineMessage('success')).toContainText(SENT[0]);
    await expect(form.toast.filter({hasText: 'Validation Error'})).toHaveCount(0);
  }
  expect((await shop.control.submissions()).contact).toHaveLength(gaps.length);

  // Once the visitor types again, the form is validated.
  await form.field('Name').fill('Zoë');
  await form.button.click();
  await form.expectSaid('error', 'Validation Error', 'Invalid email address');
});

test('only the first error is shown, the other invalid fields are marked, and nothing is sent', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const form = await openForm(page);
  const steps = [
    {label: 'Name', message: 'Name is required'},
    {label: 'Email', message: 'Invalid email address'},
    {label: 'Subject', message: 'Subject is required'},
    {label: 'Message', message: 'Message is required'},
  ] as const;
  for (const [index, {label, message}] of steps.entries()) {
    await form.button.click();
    await form.expectSaid('error', 'Validation Error', message);
    await form.expectInvalid(label, message, steps.length - index);
    await expect(form.form.getByText(message)).toHaveCount(2);
    for (const {label: other} of steps.slice(index + 1)) {
      await expect(form.field(other)).toHaveAccessibleDescription('');
      await expect(form.field(other)).toHaveCSS('border-color', DANGER);
    }
    if (index === 0) await expectNoViolation(page, 'main form');
    await form.field(label).fill(LETTER[label]);
  }

  // Longer than `maxlength` allows.
  await form.setValue('Message', 'm'.repeat(1001));
  await form.button.click();
  const tooLong = 'Message must be less than 1000 characters';
  await form.expectSaid('error', 'Validation Error', tooLong);
  await form.expectInvalid('Message', tooLong);
  await form.field('Message').fill(LETTER.Message);

  // The honeypot.
  const honeypot = form.form.locator('[name="website"]');
  await expect(honeypot).not.toBeInViewport();
  await honeypot.evaluate((field) => ((field as HTMLInputElement).value = 'https://spam.example'));
  await form.button.click();
  await expect(form.inlineMessage('error')).toContainText('Failed to send message');
  expect((await shop.control.submissions()).contact).toEqual([]);
  // The browser logs the 400.
  consoleErrors.length = 0;
});

test('text survives a reload, Back and a change of language, until it is sent', async ({page}) => {
  const form = await openForm(page);
  await fill(form);
  await page.reload();
  await expectFilledIn(form);
  await page.getByRole('banner').getByRole('link', {name: 'About'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^About/})).toBeVisible();
  await page.goBack();
  await expectFilledIn(form);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Français'}).click();
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(form.field('Message')).toHaveValue(LETTER.Message);
  await form.button.click();
  await expect(form.inlineMessage('success')).toBeVisible();
  await page.goto('/contact');
  await expect(form.form).toBeVisible();
  await expectFilledIn(form, {Name: '', Email: '', Subject: '', Message: ''});
});

test('the character count appears near the limit', async ({page}) => {
  const form = await openForm(page);
  await fill(form, {...LETTER, Message: 'm'.repeat(799)});
  await expect(form.form.getByText('of 1000 characters')).toHaveCount(0);
  await form.field('Message').press('m');
  await expect(form.form.getByText('800 of 1000 characters')).toBeVisible();
  await form.button.click();
  await form.expectSaid('success', ...SENT);
  await expect(form.form.getByText('of 1000 characters')).toHaveCount(0);
});
