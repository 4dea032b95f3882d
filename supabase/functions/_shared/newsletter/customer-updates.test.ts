import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createHandler as createScheduled} from '../../customers-send/handler.ts';
import {createHandler as createConfirm} from '../../newsletter-confirm/handler.ts';
import {createHandler as createUnsubscribe} from '../../newsletter-unsubscribe/handler.ts';
import {customerTags, sendCustomerUpdates} from './customer-updates.ts';
import {createMemoryStore, type MemoryStore} from '../testing/memory-store.ts';
import {confirm, EMAIL, findSubscriber, join, signUp} from '../testing/subscribers.ts';
import {post, useTestContext} from '../testing/test-context.ts';

interface Waiting {
  attempts: number;
}

const NOON = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

const context = await useTestContext();
const {database} = context;
let store: MemoryStore;

beforeEach(() => {
  store = createMemoryStore();
  context.store = store;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const waiting = () => database.query<Waiting>('select * from public.customer_updates');
const unsubscribe = async () => {
  const {unsubscribe_token: token} = await findSubscriber(context);
  return createUnsubscribe(context)(post({token}));
};
const SUBSCRIBED = {state: 'SUBSCRIBED', level: 'CONFIRMED_OPT_IN', at: NOON};

describe('a confirmed sign-up', () => {
  it('becomes a customer with its tags and consent', async () => {
    await signUp(context, {tags: ['priority-member']});
    await context.settle();
    expect(store.stored).toEqual([]);
    expect(await waiting()).toEqual([]);
    await confirm(context);
    await context.settle();
    expect(store.stored).toMatchObject([
      {email: EMAIL, tags: ['newsletter', 'priority-member'], consent: SUBSCRIBED},
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('is marked as single opt-in when no confirmation is wanted', async () => {
    context.confirmsSignups = false;
    await signUp(context);
    expect(await sendCustomerUpdates(context)).toBe(1);
    expect(store.stored[0]!.consent.level).toBe('SINGLE_OPT_IN');
  });

  it('gives an existing customer its consent and tags, and repeats nothing', async () => {
    await store.customers.create({
      email: EMAIL,
      tags: ['collector', 'newsletter'],
      consent: {state: 'SUBSCRIBED', level: 'SINGLE_OPT_IN', at: later(-9)},
    });
    await join(context, {tags: ['priority-member']});
    expect(store.stored).toHaveLength(1);
    expect(store.stored[0]).toMatchObject({
      tags: ['collector', 'newsletter', 'priority-member'],
      consent: SUBSCRIBED,
    });
    const {length} = store.changes;
    await database.query('update public.newsletter_subscribers set confirmed_at = confirmed_at');
    expect(await sendCustomerUpdates(context)).toBe(0);
    expect(store.changes).toHaveLength(length);
  });

  it('replaces the tag of a topic, which segments of the store exclude', async () => {
    await join(context);
    const {confirmation_token: token} = await findSubscriber(context);
    for (const topic of ['launches', 'commissions']) {
      await createConfirm(context)(post({token, topic}));
      await context.settle();
    }
    expect(store.stored[0]!.tags).toEqual(['newsletter', 'commissions-only']);
    await createConfirm(context)(post({token, topic: 'everything'}));
    await context.settle();
    expect(store.stored[0]!.tags).toEqual(['newsletter']);
  });

  it.each(['before', 'after'] as const)(
    'remains one customer when Shopify fails %s it stored something',
    async (when) => {
      store.fail(3, when);
      await join(context, {tags: ['priority-member']});
      for (let n = 0; n < 4; n += 1) {
        context.setNow(later(100 * (n + 1)));
        await sendCustomerUpdates(context);
      }
      expect(store.stored).toMatchObject([
        {tags: ['newsletter', 'priority-member'], consent: SUBSCRIBED},
      ]);
      expect(store.changes.filter((change) => change.startsWith('create'))).toHaveLength(1);
      expect(await waiting()).toEqual([]);
    },
  );

  it('waits without a store, and is sent later by `customers-send`', async () => {
    context.store = null;
    await join(context);
    expect(await waiting()).toMatchObject([{attempts: 0}]);
    context.store = store;
    const response = await createScheduled(context)(post({}, {key: context.schedulerSecret}));
    expect(await response.json()).toEqual({sent: 1});
    expect(store.stored).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('is retried, never given up, and listed in the view', async () => {
    store.fail(1);
    await join(context);
    expect(await sendCustomerUpdates(context)).toBe(0);
    store.fail(1);
    context.setNow(new Date('2026-12-21T12:00:00Z'));
    await sendCustomerUpdates(context);
    expect(
      await database.query('select email, attempts, last_error from public.failing_customers'),
    ).toEqual([{email: EMAIL, attempts: 2, last_error: 'Shopify is out of order'}]);
    context.setNow(new Date('2026-12-21T12:00:05Z'));
    expect(await sendCustomerUpdates(context)).toBe(1);
  });

  it('for one person delays nobody else', async () => {
    context.store = null;
    for (const name of ['a', 'b', 'c']) await join(context, {email: `${name}@example.com`});
    context.store = store;
    store.fail(1);
    expect(await sendCustomerUpdates(context)).toBe(2);
  });

  it('of a function that ends midway leaves the person to the next run', async () => {
    context.store = null;
    await join(context);
    const dying = {
      ...store,
      customers: {...store.customers, find: () => new Promise<never>(() => {})},
    };
    void sendCustomerUpdates({...context, store: dying});
    await expect.poll(async () => (await waiting())[0]!.attempts).toBe(1);
    context.store = store;
    expect(await sendCustomerUpdates(context)).toBe(0);
    context.setNow(later(15));
    expect(await sendCustomerUpdates(context)).toBe(1);
  });
});

describe('leaving the list', () => {
  it('withdraws the consent at Shopify', async () => {
    await join(context);
    context.setNow(later(60));
    await unsubscribe();
    await context.settle();
    expect(store.stored[0]!.consent).toEqual({state: 'UNSUBSCRIBED', level: null, at: later(60)});
    expect(await waiting()).toEqual([]);
  });

  it('creates no customer', async () => {
    await signUp(context);
    await unsubscribe();
    await context.settle();
    expect(store.changes).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('during an update of the consent is sent to Shopify after it', async () => {
    context.store = null;
    await join(context);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const {find} = store.customers;
    const slow = {...store.customers, find: (email: string) => held.then(() => find(email))};
    const telling = sendCustomerUpdates({...context, store: {...store, customers: slow}});
    await expect.poll(async () => (await waiting())[0]!.attempts).toBe(1);
    await unsubscribe();
    // No other run starts before the first has ended.
    expect(await sendCustomerUpdates({...context, store})).toBe(0);
    release();
    // The same run sends it, because it is due by then.
    expect(await telling).toBe(2);
    expect(await waiting()).toEqual([]);
    expect(store.stored.map(({consent}) => consent.state)).toEqual(['UNSUBSCRIBED']);
  });

  it('by an edit of the table is sent too', async () => {
    await join(context);
    await database.query('update public.newsletter_subscribers set unsubscribed_at = $1', [
      later(60).toISOString(),
    ]);
    expect(await sendCustomerUpdates(context)).toBe(1);
    expect(store.stored[0]!.consent.state).toBe('UNSUBSCRIBED');
  });

  it('by a deletion from the table is sent too', async () => {
    // The trigger uses the clock of the database.
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    context.setNow(minutesAgo(5));
    await join(context);
    await database.query('delete from public.newsletter_subscribers');
    context.setNow(minutesAgo(-5));
    expect(await sendCustomerUpdates(context)).toBe(1);
    expect(store.stored[0]!.consent.state).toBe('UNSUBSCRIBED');
    expect(await waiting()).toEqual([]);
  });

  it('of somebody who has left before leaves no address behind', async () => {
    await join(context);
    context.setNow(later(60));
    await unsubscribe();
    await expect.poll(waiting).toEqual([]);
    await database.query('delete from public.newsletter_subscribers');
    expect(await waiting()).toEqual([]);
  });

  it('at Shopify applies here too, even when its webhook is lost', async () => {
    await join(context);
    await store.customers.setConsent(store.stored[0]!.id, {
      state: 'UNSUBSCRIBED',
      level: null,
      at: later(60),
    });
    context.setNow(later(120));
    await join(context, {tags: ['priority-member']});
    await sendCustomerUpdates(context);
    expect((await findSubscriber(context)).unsubscribed_at).toEqual(later(60));
    expect(store.stored[0]!.consent.state).toBe('UNSUBSCRIBED');
    expect(
      await database.query(`select email from public.newsletter_consents where kind = 'withdrawn'`),
    ).toEqual([{email: EMAIL}]);
  });

  it('is reversed by a later confirmation', async () => {
    await join(context);
    context.setNow(later(60));
    await unsubscribe();
    context.setNow(later(120));
    await join(context);
    expect(store.stored[0]!.consent).toEqual({...SUBSCRIBED, at: later(120)});
  });

  it('doesn’t reverse a later consent given at Shopify', async () => {
    await join(context);
    context.store = null;
    await unsubscribe();
    await context.settle();
    const atCheckout = {state: 'SUBSCRIBED', level: 'SINGLE_OPT_IN', at: later(600)} as const;
    await store.customers.setConsent(store.stored[0]!.id, atCheckout);
    context.store = store;
    expect(await sendCustomerUpdates(context)).toBe(1);
    expect(store.stored[0]!.consent).toEqual(atCheckout);
  });
});

it.each([
  ['follow the list’s own', ['priority-member'], ['newsletter', 'priority-member']],
  ['are those that a form of the shop gives', ['wholesale'], ['newsletter']],
  [
    'are cut to what Shopify takes',
    [`${'x'.repeat(60)}-early-access`],
    ['newsletter', 'x'.repeat(40)],
  ],
  [
    'are cut between characters',
    [`${'x'.repeat(39)}𝐀-early-access`],
    ['newsletter', `${'x'.repeat(39)}𝐀`],
  ],
])('the tags of a customer %s', (_, tags, known) => {
  expect(customerTags(tags)).toEqual(known);
});
