import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {FormPage, FUNCTION_FAILURES} from '../support/form-page';
import {expect, test} from '../support/test';

const LETTER = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The Long Gale',
  Message: 'Is it still there?\nI would come by on Saturday.',
};

function contactForm(page: Page): FormPage {
  return new FormPage(page, page.getByRole('main').locator('form'));
}

async function fill(form: FormPage, letter: Partial<typeof LETTER> = LETTER) {
  for (const [label, text] of Object.entries(letter)) await form.field(label).fill(text);
}

async function expectKept(form: FormPage, letter: Partial<typeof LETTER> = LETTER) {
  for (const [label, text] of Object.entries(letter)) {
    await expect(form.field(label)).toHaveValue(text);
  }
}

test('a message is sent, stored as it was written, and the form is empty again', async ({
  page,
  shop,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', {name: 'Get in Touch', level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: /@/})).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  const form = contactForm(page);
  await fill(form);
  await form.button.click();
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
  await expectKept(form, {Name: '', Email: '', Subject: '', Message: ''});
  const {contact} = await shop.control.submissions();
  expect(contact).toHaveLength(1);
  expect(contact[0]).toMatchObject({
    name: LETTER.Name,
    email: LETTER.Email,
    subject: LETTER.Subject,
    message: LETTER.Message,
  });
});

test('two clicks send one message, and the form waits meanwhile', async ({page, shop}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await fill(form);
  await shop.control.setFaults([{target: 'functions', delayMs: 1500}]);
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await form.button.dblclick();
  await expect(form.button).toHaveText('Sending...');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveAttribute('aria-busy', 'true');
  await expect(form.field('Message')).toBeDisabled();
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
  await expect(form.button).toBeEnabled();
  expect(posts).toBe(1);
  expect((await shop.control.submissions()).contact).toHaveLength(1);
});

test('only the first broken rule is said, in the order of the fields, and nothing is sent', async ({
  page,
  shop,
}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  const steps = [
    {label: 'Name', message: 'Name is required'},
    {label: 'Email', message: 'Invalid email address'},
    {label: 'Subject', message: 'Subject is required'},
    {label: 'Message', message: 'Message is required'},
  ] as const;
  for (const {label, message} of steps) {
    await form.button.click();
    await form.expectSaid('error', 'Validation Error', message);
    await form.expectInvalid(label, message);
    await form.field(label).fill(LETTER[label]);
  }
  expect((await shop.control.submissions()).contact).toEqual([]);
});

test('every field takes what its limit allows', async ({page, shop}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  const letter = {
    Name: 'n'.repeat(100),
    Email: `${'e'.repeat(243)}@example.com`,
    Subject: 's'.repeat(200),
    Message: 'm'.repeat(1000),
  };
  for (const [label, text] of Object.entries(letter)) await form.put(label, text);
  await form.button.click();
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
  const {contact} = await shop.control.submissions();
  expect(contact[0]).toMatchObject({name: letter.Name, email: letter.Email});
  expect(contact[0]).toMatchObject({subject: letter.Subject, message: letter.Message});
});

const BROKEN: {label: keyof typeof LETTER; text: string; message: string}[] = [
  {label: 'Name', text: 'n'.repeat(101), message: 'Name must be less than 100 characters'},
  {label: 'Name', text: ' \t ', message: 'Name is required'},
  {
    label: 'Email',
    text: `${'e'.repeat(244)}@example.com`,
    message: 'Email must be less than 255 characters',
  },
  {label: 'Email', text: 'zoe@example', message: 'Invalid email address'},
  {label: 'Subject', text: 's'.repeat(201), message: 'Subject must be less than 200 characters'},
  {label: 'Subject', text: '  ', message: 'Subject is required'},
  {label: 'Message', text: 'm'.repeat(1001), message: 'Message must be less than 1000 characters'},
  {label: 'Message', text: '\n\n', message: 'Message is required'},
];

test('one past a limit, or blank, is refused in the words of the rule', async ({page, shop}) => {
  for (const {label, text, message} of BROKEN) {
    await test.step(`${label} of ${text.length}: ${message}`, async () => {
      await page.goto('/contact');
      const form = contactForm(page);
      await fill(form);
      await form.put(label, text);
      await form.button.click();
      await form.expectSaid('error', 'Validation Error', message);
      await form.expectInvalid(label, message);
    });
  }
  expect((await shop.control.submissions()).contact).toEqual([]);
});

for (const {name, fault, description} of FUNCTION_FAILURES) {
  test(`a function that answers ${name} leaves the text where it is`, async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await fill(form);
    await shop.control.setFaults([{target: 'functions', ...fault, times: 1}]);
    await form.button.click();
    await form.expectSaid('error', 'Failed to send message', description);
    await expectKept(form);
    await expect(form.button).toBeFocused();
    // The browser reports the 502 itself.
    consoleErrors.length = 0;

    await form.button.click();
    await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
    expect((await shop.control.submissions()).contact).toHaveLength(1);
  });
}

test('a function that is silent is given up after ten seconds', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await fill(form);
  await shop.control.setFaults([{target: 'functions', delayMs: 60_000}]);
  await form.button.click();
  await expect(form.button).toHaveText('Send Message', {timeout: 15_000});
  await form.expectSaid('error', 'Failed to send message', 'Please try again later');
  await expectKept(form);
  consoleErrors.length = 0;
});

test('without a connection the text stays, and goes out when it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await fill(form);
  await context.setOffline(true);
  await form.button.click();
  await form.expectSaid('error', 'Failed to send message', 'Please try again later');
  await expectKept(form);
  consoleErrors.length = 0;
  await context.setOffline(false);
  await form.button.click();
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
});

test('a visitor who has gone on to another page hears how it ended', async ({page, shop}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await fill(form);
  await shop.control.setFaults([{target: 'functions', delayMs: 1500}]);
  await form.button.click();
  await expect(form.button).toHaveText('Sending...');
  await page.getByRole('link', {name: 'how commissions work'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Commissions');
  await expect(form.toast.filter({hasText: 'Message sent!'})).toBeVisible();
});

test('a message is written and sent with the keyboard alone', async ({page}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await form.field('Name').focus();
  for (const text of Object.values(LETTER)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.button).toBeFocused();
  await page.keyboard.press('Enter');
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
  await expect(form.button).toBeFocused();
});

test('the count appears near the limit and goes with the text', async ({page}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await fill(form);
  await form.field('Message').fill('m'.repeat(799));
  await expect(form.form.getByText('of 1000 characters')).toHaveCount(0);
  await form.field('Message').press('m');
  await expect(form.form.getByText('800 of 1000 characters')).toBeVisible();
  await form.button.click();
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
  await expect(form.form.getByText('of 1000 characters')).toHaveCount(0);
});

test.describe('with motion reduced', () => {
  test.use({reducedMotion: 'reduce'});

  test('axe finds nothing in a form that was refused, nor in one that was sent', async ({page}) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await form.button.click();
    await form.expectSaid('error', 'Validation Error', 'Name is required');
    await expectNoViolation(page);
    await fill(form);
    await form.button.click();
    await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
    await expectNoViolation(page);
  });
});

test('a link brings the subject', async ({page}) => {
  await page.goto(`/contact?subject=${encodeURIComponent('A piece like “Low Water”')}`);
  await expect(contactForm(page).field('Subject')).toHaveValue('A piece like “Low Water”');
});

test('the rules arrive with the first focus, not with the page', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const holdRules = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('must be less than'));
  await page.goto('/contact', {waitUntil: 'networkidle'});
  expect(scripts.length).toBeGreaterThan(0);
  expect(await holdRules()).toBe(false);
  await contactForm(page).field('Name').focus();
  await expect.poll(holdRules).toBe(true);
});

test('a message whose rules did not arrive is sent all the same, and checked by the server', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.route('**/assets/rules-*', (route) => route.abort());
  await page.goto('/contact');
  const form = contactForm(page);
  await fill(form, {...LETTER, Email: 'zoe@example'});
  await form.button.click();
  await form.expectSaid('error', 'Validation Error', 'Invalid email address');
  await form.expectInvalid('Email', 'Invalid email address');
  await form.put('Email', LETTER.Email);
  await form.button.click();
  await form.expectSaid('success', 'Message sent!', "I'll get back to you soon.");
  expect((await shop.control.submissions()).contact).toHaveLength(1);
  consoleErrors.length = 0;
});

test('nobody meets the field that is there for robots', async ({page, shop, consoleErrors}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  const honeypot = form.form.locator('[name="website"]');
  await expect(honeypot).not.toBeInViewport();
  await fill(form);
  await honeypot.evaluate((field) => ((field as HTMLInputElement).value = 'https://spam.example'));
  await form.button.click();
  await expect(form.inline('error')).toContainText('Failed to send message');
  expect((await shop.control.submissions()).contact).toEqual([]);
  consoleErrors.length = 0;
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a message is sent, and the page says so', async ({page, shop}) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await fill(form);
    await form.button.click();
    await expect(form.inline('success')).toContainText('Message sent!');
    await expect(form.inline('success')).toContainText("I'll get back to you soon.");
    await expectKept(form, {Name: '', Message: ''});
    const {contact} = await shop.control.submissions();
    expect(contact[0]).toMatchObject({message: LETTER.Message});
  });

  test('what the browser itself lets through is refused on the page, with the text kept', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await fill(form, {...LETTER, Email: 'zoe@example'});
    await form.button.click();
    await expect(form.inline('error')).toHaveText(/Validation Error\s*Invalid email address/);
    await form.expectInvalid('Email', 'Invalid email address');
    await expectKept(form, {...LETTER, Email: 'zoe@example'});
    consoleErrors.length = 0;
  });

  test('a failure is told on the page, with the text kept', async ({page, shop, consoleErrors}) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await fill(form);
    await shop.control.setFaults([{target: 'functions', status: 500}]);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.button.click();
    expect((await answer).status()).toBe(502);
    expect((await answer).headers()['cache-control']).toBe('no-store');
    await expect(form.inline('error')).toHaveText(
      /Failed to send message\s*Please try again later/,
    );
    await expectKept(form);
    consoleErrors.length = 0;
  });
});
