import {describe, expect, it} from 'vitest';
import {dollars, holdsIn, PRODUCT, useStore} from '../_shared/testing/a-hold.ts';
import {useTestContext} from '../_shared/testing/test-context.ts';

const context = await useTestContext();
const {act, at, call, hold, kinds, open, pay, plan, read, send, tick} = holdsIn(context);
const store = useStore(context);

describe('a plan', () => {
  it('of six payments completes, with its reminders', async () => {
    const {buyer} = await hold();
    await act(buyer, 'accept', {count: 6, terms: 'on'});
    expect(kinds()).toEqual(['artist planned', 'buyer planned']);
    expect(dollars(await read(buyer))).toEqual([1245, 747, 747, 747, 747, 747]);
    expect(open()).toMatchObject([
      {cents: 124_500, variantId: expect.any(String), shipsLater: true},
    ]);
    await pay();
    context.sent.splice(0);
    expect(await read(buyer)).toMatchObject({state: 'paying', endsAt: null});
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2027-07-20T00:00:00Z'));
    for (const month of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']) {
      at(`${month}-17T12:00:00Z`);
      await tick();
      expect(kinds()).toEqual([]);
      at(`${month}-18T12:00:00Z`);
      await tick();
      at(`${month}-21T12:00:00Z`);
      await tick();
      await tick();
      expect(kinds()).toEqual(['buyer soon', 'buyer today']);
      context.sent.splice(0);
      const draft = await pay();
      expect(draft).toMatchObject({variantId: null, shipsLater: false});
      if (month !== '2027-04') expect(kinds()).toEqual(['artist received', 'buyer received']);
      else expect(kinds()).toEqual(['artist paid', 'buyer paid']);
      context.sent.splice(0);
    }
    expect(await read(buyer)).toMatchObject({state: 'paid'});
    expect(store.drafts.filter(({order}) => order)).toHaveLength(6);
  }, 60_000);

  it('sends a kind reminder when a payment is late, and tells the artist some days later', async () => {
    await plan();
    at('2026-12-22T12:00:00Z');
    await tick();
    expect(kinds()).toEqual(['buyer late']);
    at('2026-12-25T12:00:00Z');
    await tick();
    await tick();
    expect(kinds()).toEqual(['artist late', 'buyer late']);
  });

  it('counts the days at the studio, even when the clocks change', async () => {
    at('2027-02-14T12:00:00Z');
    await plan();
    // The clocks go forward on March 14, 2027. It's the 11th from 04:00 UTC.
    at('2027-03-11T03:59:00Z');
    await tick();
    expect(kinds()).toEqual([]);
    at('2027-03-11T05:00:00Z');
    await tick();
    expect(kinds()).toEqual(['buyer soon']);
    at('2027-03-14T05:00:00Z');
    await tick();
    expect(kinds()).toEqual(['buyer soon', 'buyer today']);
  });

  it('asks for a refunded payment again, after the last one', async () => {
    const {buyer} = await plan();
    await pay();
    const third = await pay();
    context.sent.splice(0);
    store.drafts.find(({id}) => id === third.id)!.order!.refundedCents = third.cents;
    const refund = () => send('refunds/create', {order_id: Number(third.order?.id ?? 0) || 1004});
    await refund();
    await refund();
    expect(kinds()).toEqual(['artist refunded']);
    expect(context.sent[0]!.mail.text).toContain('Paid: CAD $1,992.00 of CAD $4,980.00');
    const {payments} = await read(buyer);
    expect(payments).toHaveLength(7);
    expect(payments[2]).toMatchObject({refundedCents: 74_700});
    expect(payments[6]).toMatchObject({number: 7, amountCents: 74_700, dueOn: '2027-05-21'});
    for (let left = 4; left > 0; left -= 1) await pay();
    expect((await read(buyer)).state).toBe('paid');
  });

  it('whose second payment is made in person first sells the work once', async () => {
    const {artist, buyer} = await hold();
    await act(buyer, 'accept', {count: 3, terms: 'on'});
    await act(artist, 'record', {payment: 2});
    const live = store.drafts.filter(({isRemoved}) => !isRemoved);
    expect(live.map(({title, variantId}) => [title, variantId])).toEqual([
      ['The Long Gale, payment 2 of 3', 'gid://shopify/ProductVariant/70'],
      ['The Long Gale, payment 1 of 3', null],
    ]);
    await pay();
    await pay();
    expect((await read(buyer)).state).toBe('paid');
  });

  it('whose first payment comes late postpones the others, and says so', async () => {
    const {buyer} = await hold({hours: '1440'});
    await act(buyer, 'accept', {count: 3, terms: 'on'});
    context.sent.splice(0);
    at('2027-01-05T12:00:00Z');
    await pay();
    expect(kinds()).toEqual(['artist received', 'buyer received']);
    const {payments} = await read(buyer);
    expect(payments.map(({dueOn}) => dueOn)).toEqual(['2026-11-21', '2027-02-04', '2027-03-07']);
    expect(context.sent[1]!.mail.text).toContain(
      'This payment came after its due date, so the rest is due as many days later.',
    );
    expect(context.sent[1]!.mail.text).toContain('March 7, 2027: CAD $');
  });

  it('can’t be chosen without agreeing to its payments', async () => {
    const {buyer} = await hold();
    const {status, reply} = await act(buyer, 'accept', {count: 3});
    expect(status).toBe(400);
    expect(reply.error?.message).toBe('Please agree to these payments');
    const french = await act(buyer, 'accept', {count: 3, language: 'fr'});
    expect(french.reply.error?.message).toBe('Veuillez accepter ces versements');
    expect((await read(buyer)).payments).toHaveLength(1);
  });

  it('can’t be chosen with more payments than offered, or twice', async () => {
    const {buyer} = await hold();
    expect((await act(buyer, 'accept', {count: 7, terms: 'on'})).status).toBe(409);
    const {version} = await read(buyer);
    const accept = () => call({intent: 'accept', token: buyer, version, count: 3, terms: 'on'});
    expect((await Promise.all([accept(), accept()])).map(({status}) => status)).toEqual([200, 200]);
    expect(
      (await call({intent: 'accept', token: buyer, version, count: 4, terms: 'on'})).status,
    ).toBe(409);
    expect((await read(buyer)).payments).toHaveLength(3);
  });
});
