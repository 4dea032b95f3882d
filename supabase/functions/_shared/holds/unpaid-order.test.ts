import {describe, expect, it} from 'vitest';
import {holdsIn, TERMS, useStore} from '../testing/a-hold.ts';
import {useTestContext} from '../testing/test-context.ts';

const context = await useTestContext();
const {act, at, hold, kinds, later, open, paid, pay, plan, read, send, tick} = holdsIn(context);
const store = useStore(context);

/** Orders the only open invoice with a bank transfer, which the hourly sync finds. */
async function order() {
  const [draft] = open();
  store.order(draft!.id);
  later(2);
  await tick();
  return draft!;
}

/** The invoice of a hold that ended a moment before Shopify had an order for it. */
async function orderTooLate() {
  await hold();
  const [draft] = open();
  const {remove} = store.invoices;
  store.invoices.remove = (id) => {
    store.order(id);
    store.invoices.remove = remove;
    return remove(id);
  };
  for (const hours of [73, 74]) {
    later(hours);
    await tick();
  }
  return draft!;
}

describe('an order that waits for its money', () => {
  it('is no payment, but keeps the hold from ending', async () => {
    const {buyer} = await hold();
    await order();
    expect(kinds()).toEqual(['artist ordered']);
    expect(context.sent[0]!.mail.text).toContain('Order: #1001');
    const waits = {paidAt: null, waitingOrder: '#1001', invoiceUrl: null};
    expect(await read(buyer)).toMatchObject({state: 'held', payments: [waits], plans: []});
    later(200);
    await tick();
    expect(await read(buyer)).toMatchObject({state: 'held', payments: [waits], certificate: null});
    expect(kinds()).toEqual(['artist ordered']);
    expect(open()).toEqual([]);
  });

  it('is looked up again after Shopify did not know its draft for a while', async () => {
    const {buyer} = await hold();
    const draft = await order();
    draft.isRemoved = true;
    later(4);
    await tick();
    draft.isRemoved = false;
    store.pay(draft.id);
    later(6);
    await tick();
    expect((await read(buyer)).state).toBe('paid');
  });

  it.each([
    ['reports it', paid],
    ['loses the webhook', tick],
  ])('is paid when the artist marks it as paid, and Shopify %s', async (_, arrive) => {
    const {buyer} = await hold();
    const draft = await order();
    later(200);
    store.pay(draft.id);
    await arrive(draft);
    expect(await read(buyer)).toMatchObject({state: 'paid', payments: [{waitingOrder: null}]});
    expect(kinds()).toEqual(['artist ordered', 'artist paid', 'buyer paid']);
  });

  it('keeps a plan from reminding the buyer and from its next invoice', async () => {
    await plan();
    const draft = await order();
    at('2026-12-25T12:00:00Z');
    await tick();
    expect(kinds()).toEqual(['artist ordered']);
    expect(open()).toEqual([]);
    store.pay(draft.id);
    await paid(draft);
    expect(open()).toMatchObject([{title: 'The Long Gale, payment 3 of 6'}]);
  });

  it('takes the place of an invoice that replaced its own, and stays when the hold is extended', async () => {
    const {artist, buyer} = await hold();
    const [draft] = open();
    const {find} = store.invoices;
    store.order(draft!.id);
    store.invoices.find = () => Promise.reject(new Error('Shopify is out of order'));
    await act(artist, 'extend', {hours: 1});
    store.invoices.find = find;
    await paid(draft!);
    expect((await read(buyer)).payments).toMatchObject([{waitingOrder: '#1001'}]);
    await act(artist, 'extend', {hours: 1});
    expect((await read(buyer)).payments).toMatchObject([{waitingOrder: '#1001'}]);
    expect(open()).toEqual([]);
  });

  it('is marked as paid in Shopify, not recorded as paid in person', async () => {
    const {artist, buyer} = await hold();
    await act(buyer, 'accept', {count: 3, terms: 'on'});
    await order();
    const {status, reply} = await act(artist, 'record', {payment: 1});
    expect(status).toBe(409);
    expect(reply.error?.message).toBe(
      'Order #1002 is awaiting payment. Mark it as paid in Shopify.',
    );
    const french = await act(artist, 'record', {payment: 1, language: 'fr'});
    expect(french.reply.error?.message).toBe(
      'La commande 1002 est en attente de paiement. Marquez-la comme payée dans Shopify.',
    );
    // The order has the work. If the artist cancels it, the next payment must buy the work.
    expect((await act(artist, 'record', {payment: 2})).status).toBe(409);
  });

  it('keeps the work when the artist records the payment before the order is known', async () => {
    const {artist} = await hold();
    const [draft] = open();
    store.order(draft!.id);
    await act(artist, 'record', {payment: 1});
    expect(store.drafts.at(-1)).toMatchObject({variantId: null, order: {isPaid: true}});
  });

  it('keeps its terms', async () => {
    const {artist, buyer} = await hold();
    await order();
    expect((await act(buyer, 'accept', {count: 3, terms: 'on'})).status).toBe(409);
    const {status, reply} = await act(artist, 'agree', {...TERMS, price: '4,000'});
    expect(status).toBe(409);
    expect(reply.error?.message).toContain('first cancel it in Shopify');
    expect(await read(buyer)).toMatchObject({priceCents: 480_000, payments: [{number: 1}]});
  });

  it.each([
    ['without a payment', {}],
    ['after a part of it was paid and refunded', {isPaid: true, refundedCents: 498_000}],
  ])(
    'frees its payment for a new invoice, with the work, once it is cancelled %s',
    async (_, state) => {
      const {buyer} = await hold();
      const draft = await order();
      Object.assign(draft.order!, {isCancelled: true, ...state});
      const cancelled = {id: Number(draft.order!.id)};
      for (let times = 0; times < 2; times += 1) await send('orders/cancelled', cancelled);
      expect(await read(buyer)).toMatchObject({
        state: 'held',
        payments: [{waitingOrder: null, invoiceUrl: 'https://store.example/invoices/2?locale=en'}],
      });
      expect(open()).toMatchObject([
        {variantId: 'gid://shopify/ProductVariant/70', cents: 498_000},
      ]);
      await pay();
      expect(kinds()).toEqual(['artist ordered', 'artist paid', 'buyer paid']);
    },
  );

  it('that is cancelled after the hold’s hours ends the hold', async () => {
    const {buyer} = await hold();
    const draft = await order();
    later(73);
    draft.order!.isCancelled = true;
    await tick();
    expect(await read(buyer)).toMatchObject({state: 'ended', payments: []});
    expect(kinds()).toEqual(['artist ended', 'artist ordered', 'buyer ended']);
  });

  it('that is cancelled after the artist ended the hold is looked up no more', async () => {
    const {artist, buyer} = await hold();
    const draft = await order();
    await act(artist, 'end');
    draft.order!.isCancelled = true;
    for (const hours of [4, 5]) {
      later(hours);
      await tick();
    }
    expect((await read(buyer)).payments).toEqual([]);
    expect(await context.database.query('select next_sync_at from public.holds')).toEqual([
      {next_sync_at: null},
    ]);
  });

  it('revives a hold that ended just before, once it is paid', async () => {
    const draft = await orderTooLate();
    expect(kinds()).toEqual(['artist ended', 'artist ordered', 'buyer ended']);
    store.pay(draft.id);
    later(75);
    await tick();
    expect(kinds().slice(-2)).toEqual(['buyer ended', 'buyer paid']);
  });

  it('is to be refunded when it is paid after the artist ended the hold', async () => {
    const {artist, buyer} = await hold();
    const draft = await order();
    await act(artist, 'end');
    expect((await read(buyer)).payments).toMatchObject([{waitingOrder: '#1001'}]);
    context.sent.splice(0);
    store.pay(draft.id);
    later(4);
    await tick();
    expect(kinds()).toEqual(['artist stray', 'buyer stray']);
  });
});
