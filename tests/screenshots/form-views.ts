import type {Page} from '@playwright/test';
import {CommissionPage} from '../support/commission-page';
import {FormPage} from '../support/form-page';
import {waitForHydration} from '../support/hydration';
import {aPicture} from '../support/pictures';
import {expect} from '../support/test';
import type {Control} from '../support/control';
import type {View} from './view';

const LETTER = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The Long Gale',
  Message: 'Is it still there?\nI would come by on Saturday.',
};
const REQUEST = {
  Name: LETTER.Name,
  Email: LETTER.Email,
  Subject: 'The wharf at Alma',
  'Additional details': 'Low tide, the boats on the mud.\nMy father’s among them.',
};
const CHOICES = ['16 × 20 inches', 'CAD $500 to $1,000'];

async function send(page: Page, texts: Record<string, string>): Promise<FormPage> {
  const form = new FormPage(page, page.getByRole('main').locator('form'));
  for (const [label, text] of Object.entries(texts)) await form.field(label).fill(text);
  await form.button.click();
  await expect(form.toast).toBeVisible();
  return form;
}

async function signUp(page: Page, control: Control) {
  await send(page, {'Email address': LETTER.Email});
  return (await control.submissions()).newsletter[0];
}

async function openUnsubscribe(page: Page, control: Control) {
  const subscriber = await signUp(page, control);
  await page.goto(`/unsubscribe?token=${String(subscriber?.unsubscribe_token)}`);
}

async function openConfirm(page: Page, control: Control) {
  const subscriber = await signUp(page, control);
  await page.goto(`/newsletter/confirm?token=${String(subscriber?.confirmation_token)}`);
}

async function fillCommission(page: Page): Promise<CommissionPage> {
  const form = new CommissionPage(page);
  await form.open();
  await form.fill(REQUEST, CHOICES);
  return form;
}

async function choosePictures(form: CommissionPage) {
  await form.chooseFiles(
    {name: 'The wharf.jpg', mimeType: 'image/jpeg', buffer: await aPicture('jpeg')},
    {
      name: 'My father’s boat, the summer of 1987.png',
      mimeType: 'image/png',
      buffer: await aPicture('png'),
    },
    {name: 'Notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture at all.')},
  );
  await form.expectAdded('The wharf.jpg');
  await expect(form.image('Notes.jpg')).toContainText('Could not be added');
}

/** Forms and their states. */
export const FORM_VIEWS: readonly View[] = [
  {name: 'newsletter', path: '/newsletter'},
  {
    name: 'newsletter-error',
    path: '/newsletter',
    arrange: (page) => send(page, {}),
    isWindow: true,
  },
  {
    name: 'newsletter-joined',
    path: '/newsletter',
    arrange: (page) => send(page, {'Email address': LETTER.Email}),
    isWindow: true,
  },
  {name: 'confirm', path: '/newsletter', arrange: openConfirm},
  {
    name: 'confirm-done',
    path: '/newsletter',
    async arrange(page, control) {
      await openConfirm(page, control);
      await page.getByRole('button', {name: 'Confirm'}).click();
      await expect(page.getByRole('heading', {name: 'You’re on the list'})).toBeVisible();
    },
  },
  {name: 'unsubscribe', path: '/newsletter', arrange: openUnsubscribe},
  {
    name: 'unsubscribe-done',
    path: '/newsletter',
    async arrange(page, control) {
      await openUnsubscribe(page, control);
      await page.getByRole('button', {name: 'Unsubscribe'}).click();
      await expect(page.getByRole('heading', {name: 'You are unsubscribed'})).toBeVisible();
    },
  },
  {name: 'unsubscribe-unknown', path: '/unsubscribe'},
  {name: 'contact', path: '/contact'},
  {
    name: 'contact-subject',
    path: '/contact?subject=The+price+of+%E2%80%9CThe+Long+Gale%E2%80%9D&work=the-long-gale',
  },
  {
    name: 'contact-error',
    path: '/contact',
    arrange: (page) => send(page, {...LETTER, Email: 'zoe@example'}),
    isWindow: true,
  },
  {name: 'contact-sent', path: '/contact', arrange: (page) => send(page, LETTER), isWindow: true},
  {
    name: 'contact-failed',
    path: '/contact',
    before: (control) => control.setFaults([{target: 'functions', status: 500, body: ''}]),
    arrange: (page) => send(page, LETTER),
    isWindow: true,
  },
  {
    name: 'contact-sending',
    path: '/contact',
    before: (control) => control.setFaults([{target: 'functions', delayMs: 5000}]),
    async arrange(page) {
      const form = new FormPage(page, page.getByRole('main').locator('form'));
      for (const [label, text] of Object.entries(LETTER)) await form.field(label).fill(text);
      await form.button.click();
      await expect(form.button).toBeDisabled();
    },
    isWindow: true,
  },
  {name: 'commissions', path: '/commissions'},
  {
    name: 'commissions-error',
    path: '/commissions',
    async arrange(page) {
      const form = new CommissionPage(page);
      await form.open();
      await form.button.click();
      await expect(form.toast).toBeVisible();
    },
    isWindow: true,
  },
  {
    name: 'commissions-choice-error',
    path: '/commissions',
    async arrange(page) {
      const form = new CommissionPage(page);
      await form.open();
      await form.fill(REQUEST, []);
      await form.button.click();
      await expect(form.toast).toBeVisible();
    },
  },
  {
    name: 'commissions-pictures',
    path: '/commissions',
    arrange: async (page) => choosePictures(await fillCommission(page)),
  },
  {
    name: 'commissions-draft',
    path: '/commissions',
    async arrange(page) {
      await choosePictures(await fillCommission(page));
      await page.reload();
      await waitForHydration(page);
      const notice = page.getByText('What you had begun to fill in is still here.');
      await expect(notice).toBeVisible();
      await notice.scrollIntoViewIfNeeded();
    },
    isWindow: true,
  },
  {
    name: 'commissions-sent',
    path: '/commissions',
    async arrange(page) {
      const form = await fillCommission(page);
      await form.button.click();
      await expect(form.inlineMessage('success')).toBeVisible();
    },
    isWindow: true,
  },
];
