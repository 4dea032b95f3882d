import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createMemoryStore} from '../_shared/testing/memory-store.ts';
import {aCommissionRequest} from '../_shared/testing/a-commission-request.ts';
import {holdsIn, useStore} from '../_shared/testing/a-hold.ts';
import {aContactMessage} from '../_shared/testing/a-contact-message.ts';
import {join, signUp} from '../_shared/testing/subscribers.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createCommission} from '../commission-form-submit/handler.ts';
import {createHandler as createContact} from '../contact-form-submit/handler.ts';
import {createHandler as createViewCount} from '../view-count/handler.ts';
import {createHandler} from './handler.ts';

/** A Wednesday and the following Monday; four hours earlier in New Brunswick. */
const WEDNESDAY = new Date('2026-11-18T12:00:00Z');
const MONDAY = new Date('2026-11-23T11:05:00Z');
const NAMED = {name: 'Ada <b>Moore</b>', subject: 'The lighthouse'};

const context = await useTestContext();

beforeEach(() => {
  context.setNow(WEDNESDAY);
});

const call = async () =>
  (await createHandler(context)(post({}, {key: context.schedulerSecret}))).json();
const letters = () =>
  context.sent.filter(({key}) => key.startsWith('weekly:')).map(({mail}) => mail);
const ask = async () => {
  await createCommission(context)(post(aCommissionRequest(NAMED)));
  await createContact(context)(post(aContactMessage(NAMED)));
  await context.settle();
};

describe('weekly-email', () => {
  it('tells the artist what happened in the week', async () => {
    await join(context);
    await ask();
    context.setNow(MONDAY);
    expect(await call()).toEqual({sent: 1});
    const [mail] = letters();
    expect(mail).toMatchObject({
      to: 'studio@marenhallet.example',
      subject: 'Your week: 1 sign-up, 1 commission request, 1 message',
    });
    expect(mail!.text).toContain('November 16, 2026 to November 22, 2026');
    expect(mail!.text).toContain(
      '1 person joined your list, and nobody left it. It now has 1 person.',
    );
    expect(mail!.text).toContain('Request: Ada <b>Moore</b>: The lighthouse');
    expect(mail!.html).not.toContain('<b>Moore');
    expect(mail!.text).not.toMatch(/Sold|Most Viewed/);
  });

  it('says what was sold and what is nearly sold out, if there is a store', async () => {
    const load = vi.fn(async () => ({
      orders: 2,
      cents: 23_500,
      items: [{title: 'First Light, 8 × 10 in', quantity: 3}],
    }));
    context.store = {
      ...createMemoryStore(),
      sales: {load, loadNearlyGone: async () => [{title: 'Ebb, 12 × 16 in', quantity: 1}]},
    };
    context.setNow(MONDAY);
    await call();
    expect(load).toHaveBeenCalledWith(
      new Date('2026-11-16T04:00:00Z'),
      new Date('2026-11-23T04:00:00Z'),
    );
    const [mail] = letters();
    expect(mail!.subject).toContain('2 orders');
    expect(mail!.text).toContain('2 orders, CAD $235.00 in total.');
    expect(mail!.text).toContain('3 sold: First Light, 8 × 10 in');
    expect(mail!.text).toContain('1 left: Ebb, 12 × 16 in');
  });

  it('says how many people wait for what', async () => {
    await join(context);
    await signUp(context, {wait: {item: 'gid://shopify/Product/7', title: 'Ebb, 12 × 16 in'}});
    context.setNow(MONDAY);
    expect(await call()).toEqual({sent: 1});
    expect(letters()[0]!.text).toContain('1 person: Ebb, 12 × 16 in');
  });

  it('names the most viewed works, and no view of another week', async () => {
    const see = async (title: string, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        const body = {handle: title.toLowerCase(), title};
        await createViewCount(context)(post(body, {address: '203.0.113.9'}));
      }
    };
    context.setNow(new Date('2026-11-15T12:00:00Z'));
    await see('Before', 9);
    context.setNow(WEDNESDAY);
    for (const [index, title] of ['Ebb', 'Tide', 'Fog', 'Gale', 'Dusk', 'Wharf'].entries()) {
      await see(title, index + 1);
    }
    context.setNow(new Date('2026-11-22T12:00:00Z'));
    await see('Wharf');
    context.setNow(MONDAY);
    await see('After', 9);
    expect(await call()).toEqual({sent: 1});
    const [mail] = letters();
    expect(mail!.text).toContain(
      'Most Viewed\n\n7 views: Wharf\n5 views: Dusk\n4 views: Gale\n3 views: Fog\n2 views: Tide',
    );
    expect(mail!.text).not.toMatch(/Ebb|Before|After/);
    expect(mail!.html).toContain('href="https://shop.example/product/wharf"');
  });

  it('is sent once, however often the scheduler calls it', async () => {
    await ask();
    context.setNow(MONDAY);
    expect(await Promise.all([call(), call()])).toContainEqual({sent: 1});
    context.setNow(new Date('2026-11-24T11:05:00Z'));
    expect(await call()).toEqual({sent: 0});
    expect(letters()).toHaveLength(1);
  });

  it('isn’t sent after a week without activity', async () => {
    context.setNow(MONDAY);
    expect(await call()).toEqual({sent: 0});
    await ask();
    expect(await call()).toEqual({sent: 0});
    context.setNow(new Date('2026-11-30T11:05:00Z'));
    expect(await call()).toEqual({sent: 1});
  });

  it('starts a week at the artist’s midnight, even when the clocks change', async () => {
    // The clocks go back on November 1, 2026: that week ends at 04:00 UTC, and began at 03:00.
    context.setNow(new Date('2026-10-26T02:59:00Z'));
    await ask();
    context.setNow(new Date('2026-11-02T04:00:00Z'));
    expect(await call()).toEqual({sent: 0});
    context.setNow(new Date('2026-10-26T03:00:00Z'));
    await createContact(context)(post(aContactMessage({subject: 'At midnight'})));
    await context.settle();
    context.setNow(new Date('2026-11-02T04:00:00Z'));
    expect(await call()).toEqual({sent: 1});
    expect(letters()[0]!.text).toContain('October 26, 2026 to November 1, 2026');
  });

  it('is sent without the sales when the store fails, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = createMemoryStore();
    context.store = store;
    await ask();
    store.fail(2);
    context.setNow(MONDAY);
    expect(await call()).toEqual({sent: 1});
    expect(letters()[0]!.text).toContain('sales couldn’t be loaded from Shopify');
  });
});

describe('weekly-email of a shop with holds', () => {
  useStore(context);

  it('says what is on hold and what is owed', async () => {
    await holdsIn(context).hold();
    context.setNow(MONDAY);
    await call();
    expect(letters()[0]!.text).toContain(
      'The Long Gale: Ada Moore owes CAD $4,980.00; next payment due November 21, 2026',
    );
  });
});
