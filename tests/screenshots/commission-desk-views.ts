import type {Page} from '@playwright/test';
import {CommissionPage} from '../support/commission-page';
import type {Control} from '../support/control';
import {expect} from '../support/test';
import type {View} from './view';

const REQUEST = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The wharf at Alma',
  'Additional details': 'Low tide, the boats on the mud.',
};

const withDesk = (state: string) => (control: Control) =>
  control.setContent({
    metaobjects: [
      {
        type: 'commission_desk',
        handle: 'commission-desk',
        fields: {state, note: 'Two places come free in spring.'},
      },
    ],
  });

/** Sends a request, and opens the page to which a mail about it leads. */
async function openPage(page: Page, control: Control, name: 'progress' | 'status') {
  const form = new CommissionPage(page);
  await form.open();
  await form.fill(REQUEST, ['16 × 20 inches', 'CAD $500 to $1,000']);
  await form.button.click();
  await form.expectReceived();
  await expect.poll(async () => (await control.mail()).length).toBe(2);
  const texts = (await control.mail()).map(({text}) => text).join('\n');
  await page.goto(new RegExp(`http\\S+/commissions/${name}/[\\w-]{36}`).exec(texts)![0]);
}

/** The commission desk, and the pages that the mails of a request lead to. */
export const COMMISSION_DESK_VIEWS: readonly View[] = [
  {name: 'commissions-waiting-list', path: '/commissions', before: withDesk('waiting list')},
  {name: 'commissions-closed', path: '/commissions', before: withDesk('closed')},
  {
    name: 'commission-status',
    path: '/commissions',
    arrange: (page, control) => openPage(page, control, 'status'),
  },
  {
    name: 'commission-progress',
    path: '/commissions',
    arrange: (page, control) => openPage(page, control, 'progress'),
  },
];
