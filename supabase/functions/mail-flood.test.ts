import {beforeEach, describe, expect, it} from 'vitest';
import {SITE} from './_shared/contracts/site.ts';
import {sendMails} from './_shared/outbox/outbox.ts';
import {createPrivateLink} from './_shared/private-links.ts';
import {aContactMessage} from './_shared/testing/a-contact-message.ts';
import {createMemoryStore} from './_shared/testing/memory-store.ts';
import {post, useTestContext} from './_shared/testing/test-context.ts';
import {createHandler as createCommissionProgress} from './commission-progress/handler.ts';
import {createHandler as createContact} from './contact-form-submit/handler.ts';
import {createHandler as createOrderLink} from './order-link/handler.ts';
import {createHandler as createSignup} from './newsletter-signup/handler.ts';

const context = await useTestContext();
const {database} = context;

beforeEach(() => {
  context.setLimits(true);
});

const write = async (visitor: string, address: string) => {
  const message = aContactMessage({email: `${visitor}@example.com`});
  const request = post({...message, elapsedMs: '9000'}, {address});
  expect((await createContact(context)(request)).status).toBe(200);
};
const join = async (visitor: string, address: string) => {
  const request = post({email: `${visitor}@example.com`, elapsedMs: '9000'}, {address});
  expect((await createSignup(context)(request)).status).toBe(200);
};
const sentTo = (email: string) => context.sent.filter(({mail}) => mail.to === email);

/** Repeats an audit's attack: 130 posts within the hour. */
async function flood(addressOf: (number: number) => string) {
  for (let n = 0; n < 30; n += 1) await write(`writer${n}`, addressOf(n));
  for (let n = 0; n < 100; n += 1) await join(`joiner${n}`, addressOf(n));
  await context.settle();
}

async function expectOthersToBeServed() {
  await join('eve', '198.51.100.7');
  await context.settle();
  expect(sentTo('eve@example.com')).toHaveLength(1);

  const [request] = await database.query<{id: string}>(
    `insert into public.commission_requests (name, email, size, budget, subject, message)
     values ('Grace', 'grace@example.com', '8x10', 'under500', 'A cove', 'M') returning id`,
  );
  const link = await createPrivateLink(database, context, 'commission', {
    id: request!.id,
    reader: 'artist',
  });
  const moved = await createCommissionProgress(context)(
    post({intent: 'move', token: link.slice(-36), stage: 'sketch', version: 0}),
  );
  expect(moved.status).toBe(200);
  await context.settle();
  expect(sentTo('grace@example.com')).toHaveLength(1);
}

describe('a network that floods the forms', () => {
  it('loses no submission, and delays no other visitor’s confirmation and no commission’s progress', async () => {
    await flood(() => '203.0.113.9');
    const receipts = await database.query(
      `select key from public.outbox where key like 'contact:%:visitor'`,
    );
    expect(receipts).toHaveLength(10);
    expect(await database.query('select id from public.contact_messages')).toHaveLength(30);
    await sendMails(context);
    expect(context.sent.length).toBeLessThanOrEqual(26);
    await expectOthersToBeServed();
  });

  it('does not delay the messages of its other visitors to the artist, or a link to an order', async () => {
    for (let n = 0; n < 30; n += 1) await join(`joiner${n}`, '203.0.113.9');
    await context.settle();
    await sendMails(context);
    await write('eve', '203.0.113.9');
    const store = createMemoryStore();
    store.placed.push({
      number: '1001',
      email: 'mary@example.com',
      statusUrl: 'https://store.example/1',
    });
    context.store = store;
    const asked = post(
      {number: '1001', email: 'mary@example.com', elapsedMs: '9000'},
      {address: '203.0.113.9'},
    );
    expect((await createOrderLink(context)(asked)).status).toBe(200);
    await context.settle();
    expect(sentTo(SITE.email).filter(({key}) => key.startsWith('contact'))).toHaveLength(1);
    expect(sentTo('mary@example.com')).toHaveLength(1);
  });

  it('has one limit within an IPv6 /48', async () => {
    await flood((number) => `2001:db8:85a3:${number.toString(16)}::1`);
    await sendMails(context);
    expect(context.sent.length).toBeLessThanOrEqual(40);
    await expectOthersToBeServed();
  });
});
