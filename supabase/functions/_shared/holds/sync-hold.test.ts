import {beforeEach, describe, expect, it, vi} from 'vitest';
import {aCertifiedWork} from '../testing/a-certified-work.ts';
import {dollars, holdsIn, PRODUCT, TERMS, useStore} from '../testing/a-hold.ts';
import {useTestContext} from '../testing/test-context.ts';

const context = await useTestContext();
const {database} = context;
const {
  act,
  ask,
  askAndConfirm,
  call,
  hold,
  kinds,
  later,
  open,
  paid,
  pay,
  plan,
  read,
  send,
  tick,
  tokenIn,
} = holdsIn(context);
const store = useStore(context);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A hold that ended while Shopify couldn't delete its invoice. */
async function endedHold() {
  await hold();
  const [draft] = open();
  store.invoices.remove = () => Promise.reject(new Error('Shopify is out of order'));
  later(73);
  await tick();
  return draft!;
}

const sellElsewhere = (at = context.now()) =>
  send('orders/paid', {
    updated_at: at.toISOString(),
    id: 5,
    name: '#5',
    email: null,
    line_items: [{id: 5, variant_id: 70, quantity: 1}],
  });

describe('a hold stays consistent', () => {
  it('with two buyers at once: the first one agreed on wins, and the other is notified and waits', async () => {
    const one = await askAndConfirm();
    const two = await askAndConfirm({name: 'Bo', email: 'bo@example.com', language: 'fr'});
    const {version} = await read(one.artist);
    const agree = (token: string) => call({intent: 'agree', token, version, ...TERMS});
    const statuses = (await Promise.all([agree(one.artist), agree(two.artist)])).map(
      ({status}) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(kinds()).toEqual(['buyer agreed', 'buyer taken']);
    expect(await database.query('select item from public.confirmed_waits')).toHaveLength(1);
    // Nobody saw the words of the form for waits.
    expect(await database.query('select item, words from public.stock_waits')).toEqual([
      {item: 'gid://shopify/ProductVariant/70', words: null},
    ]);
    expect(store.drafts).toHaveLength(1);
    // And whoever confirms after that.
    const {buyer} = await askAndConfirm({name: 'Cy', email: 'cy@example.com'});
    expect((await read(buyer)).state).toBe('taken');
  });

  it('when the artist edits the table: two buyers never hold one work', async () => {
    await plan();
    await askAndConfirm({name: 'Bo', email: 'bo@example.com'});
    await expect(
      database.query(
        `update public.holds set state = 'held', price_cents = 100, shipping_cents = 0 where name = 'Bo'`,
      ),
    ).rejects.toThrow('holds_active');
  });

  it('when a webhook arrives twice, before the payment, or not at all', async () => {
    const {buyer} = await hold();
    const [draft] = open();
    await paid({
      ...draft!,
      order: {id: '9', name: '#9', isPaid: true, isCancelled: false, refundedCents: 0},
    });
    expect((await read(buyer)).state).toBe('held');
    await pay({tells: false});
    later(2);
    await tick();
    expect((await read(buyer)).state).toBe('paid');
    await paid(store.drafts[0]!);
    await paid(store.drafts[0]!);
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
  });

  it('when the webhook of a payment arrives a day late, after the hold would have ended', async () => {
    const {buyer} = await hold();
    later(71);
    const draft = await pay({tells: false});
    later(73);
    await tick();
    expect((await read(buyer)).state).toBe('paid');
    later(95);
    await paid(draft);
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
  });

  it('when its hours end while its invoice is created', async () => {
    const {create} = store.invoices;
    store.invoices.create = (invoice) => {
      later(2);
      return create(invoice);
    };
    const {buyer} = await hold({hours: '1'});
    await tick();
    expect((await read(buyer)).state).toBe('ended');
  });

  it('when a payment arrives after the hold ended: the buyer keeps the work', async () => {
    const draft = await endedHold();
    const buyer = tokenIn('buyer');
    expect((await read(buyer)).state).toBe('ended');
    store.pay(draft.id);
    await paid(draft);
    expect((await read(buyer)).state).toBe('paid');
  });

  it('when a payment arrives after another buyer holds the work: the artist refunds it', async () => {
    const draft = await endedHold();
    const buyer = tokenIn('buyer');
    const {artist} = await askAndConfirm({name: 'Bo', email: 'bo@example.com'});
    await act(artist, 'agree', TERMS);
    context.sent.splice(0);
    store.pay(draft.id);
    await paid(draft);
    expect(kinds()).toEqual(['artist stray', 'buyer stray']);
    expect((await read(buyer)).state).toBe('ended');
    expect((await read(artist)).state).toBe('held');
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2026-11-27T13:00:00Z'));
  });

  it('when the full price is paid while a plan is chosen', async () => {
    const {buyer} = await hold();
    store.pay(store.drafts[0]!.id);
    await act(buyer, 'accept', {count: 6, terms: 'on'});
    await tick();
    later(1);
    await tick();
    expect(await read(buyer)).toMatchObject({state: 'paid'});
    expect((await read(buyer)).payments.map(({amountCents}) => amountCents)).toEqual([498_000]);
    expect(open()).toEqual([]);
  });

  describe('when the terms change while the earlier invoice is being paid', () => {
    /** The artist changes the terms before Shopify says that the first invoice is paid. */
    async function payEarlier({count, ...terms}: {count?: number; price?: string}) {
      const {artist, buyer} = await hold();
      if (count) await act(buyer, 'accept', {count, terms: 'on'});
      const draft = await pay({tells: false});
      const {find} = store.invoices;
      store.invoices.find = () => Promise.reject(new Error('Shopify is out of order'));
      await act(artist, 'agree', {...TERMS, ...terms});
      return {
        buyer,
        arrive: async () => {
          store.invoices.find = find;
          context.sent.splice(0);
          await paid(draft);
        },
      };
    }

    it('and the price is higher: the difference is due a month later', async () => {
      const {buyer, arrive} = await payEarlier({price: '5,200'});
      await arrive();
      expect(kinds()).toEqual(['artist received', 'buyer received']);
      expect(await read(buyer)).toMatchObject({
        state: 'paying',
        payments: [
          {number: 1, amountCents: 498_000},
          {number: 2, amountCents: 40_000, dueOn: '2026-12-24'},
        ],
      });
      expect(open()).toMatchObject([{cents: 40_000, variantId: null}]);
      await pay();
      expect((await read(buyer)).state).toBe('paid');
    });

    it('and the price is lower: the artist is asked to refund the difference', async () => {
      const {buyer, arrive} = await payEarlier({price: '4,000'});
      await arrive();
      expect(kinds()).toEqual(['artist overpaid', 'buyer paid']);
      expect(context.sent.find(({key}) => key.includes('artist'))!.mail.text).toContain(
        'CAD $800.00',
      );
      expect((await read(buyer)).state).toBe('paid');
    });

    it('and it was the first of a plan: the rest is due a month later', async () => {
      const {buyer, arrive} = await payEarlier({count: 3});
      await arrive();
      expect(dollars(await read(buyer))).toEqual([1245, 3735]);
      expect(open()).toMatchObject([{cents: 373_500, title: 'The Long Gale, payment 2 of 2'}]);
    });

    it('and a plan of the lower price is chosen: its last payment is smaller', async () => {
      const {buyer, arrive} = await payEarlier({count: 2, price: '4,000'});
      await act(buyer, 'accept', {count: 6, terms: 'on'});
      await arrive();
      expect(dollars(await read(buyer))).toEqual([1245, 627, 627, 627, 627, 427]);
      for (let left = 5; left > 0; left -= 1) await pay();
      expect((await read(buyer)).state).toBe('paid');
    });
  });

  it('when the terms change after the answer with the first invoice was lost', async () => {
    const {artist} = await askAndConfirm();
    store.fail(1, 'after');
    await act(artist, 'agree', TERMS);
    await act(artist, 'agree', {...TERMS, price: '4,000'});
    expect(store.drafts.map(({isRemoved}) => isRemoved)).toEqual([true, false]);
    expect(open()).toMatchObject([{variantId: 'gid://shopify/ProductVariant/70', cents: 418_000}]);
  });

  it('when a payment is made online and in person: the artist is asked to refund one', async () => {
    const {artist, buyer} = await plan();
    const online = await pay({tells: false});
    await act(artist, 'record', {payment: 2});
    expect(kinds()).toEqual(['artist received', 'artist twice', 'buyer received']);
    const paidTwice = (await read(buyer)).payments.filter(
      ({number, paidAt}) => paidAt && number === 2,
    );
    expect(paidTwice.map(({isByHand}) => isByHand).sort()).toEqual([false, true]);
    online.order!.refundedCents = online.cents;
    await send('refunds/create', {order_id: Number(online.order!.id)});
    for (let left = 4; left > 0; left -= 1) await pay();
    const {state, payments} = await read(buyer);
    expect(state).toBe('paid');
    expect(payments).toHaveLength(7);
  });

  it('when the work is sold elsewhere: buyer and artist are notified', async () => {
    const {buyer} = await hold();
    await sellElsewhere();
    expect((await read(buyer)).state).toBe('sold');
    expect(kinds().filter((kind) => kind.endsWith('sold'))).toEqual(['artist sold', 'buyer sold']);
    expect(open()).toEqual([]);
  });

  it('when the order of a sale is paid again, after its refund and a new hold', async () => {
    await sellElsewhere();
    const {buyer} = await hold();
    later(1);
    await sellElsewhere();
    expect((await read(buyer)).state).toBe('held');
  });

  it('when the webhook of a sale without a certificate arrives again, after its refund and a new hold', async () => {
    context.certificateSecret = null;
    const soldAt = context.now();
    await sellElsewhere(soldAt);
    later(1);
    const {buyer} = await hold();
    await sellElsewhere(soldAt);
    expect((await read(buyer)).state).toBe('held');
  });

  it('when the artist added a print to its invoice: the print gets its certificate', async () => {
    store.forSale.set('11', aCertifiedWork());
    await hold();
    const [draft] = open();
    store.pay(draft!.id);
    await send('orders/paid', {
      id: 1001,
      name: '#1001',
      email: 'ada@example.com',
      line_items: [70, 11].map((id) => ({id, variant_id: id, quantity: 1})),
      note_attributes: [{name: 'payment', value: draft!.paymentId}],
    });
    const certificates = await database.query(
      'select title, order_name from public.certificates order by title',
    );
    expect(certificates).toEqual([
      {title: 'Moon Road', order_name: '#1001'},
      {title: 'The Long Gale', order_name: null},
    ]);
  });

  it('when the work was removed from an order before it was paid', async () => {
    const {buyer} = await hold();
    const line = {id: 5, variant_id: 70, quantity: 1, current_quantity: 0};
    await send('orders/paid', {id: 5, name: '#5', email: null, line_items: [line]});
    expect((await read(buyer)).state).toBe('held');
  });

  it('when the work is sold elsewhere before a buyer confirms the request', async () => {
    await ask();
    const buyer = tokenIn('buyer');
    await sellElsewhere();
    await act(buyer, 'confirm');
    expect((await read(buyer)).state).toBe('sold');
    expect(kinds().filter((kind) => kind.endsWith('sold') || kind.endsWith('asked'))).toEqual([]);
  });

  it('when another hold is paid before a buyer confirms the request', async () => {
    await ask({name: 'Bo', email: 'bo@example.com'});
    const buyer = tokenIn('buyer');
    await hold();
    await pay();
    context.sent.splice(0);
    await act(buyer, 'confirm');
    expect((await read(buyer)).state).toBe('sold');
    expect(kinds()).toEqual(['buyer sold']);
  });

  it('when the payment of another hold arrives late, before the artist agrees', async () => {
    const draft = await endedHold();
    const {artist} = await askAndConfirm({name: 'Bo', email: 'bo@example.com'});
    store.pay(draft.id);
    await paid(draft);
    context.sent.splice(0);
    await act(artist, 'agree', TERMS);
    expect((await read(artist)).state).toBe('sold');
    expect(kinds()).toEqual(['buyer sold']);
    expect(open()).toEqual([]);
  });

  it('when the payment of another hold was refunded: the work is for sale again', async () => {
    await hold();
    const draft = await pay();
    draft.order!.refundedCents = draft.cents;
    await send('refunds/create', {order_id: Number(draft.order!.id)});
    const {artist} = await askAndConfirm({name: 'Bo', email: 'bo@example.com'});
    await act(artist, 'agree', TERMS);
    expect((await read(artist)).state).toBe('held');
  });

  it.each([
    ['elsewhere', sellElsewhere],
    [
      'to another buyer who held it',
      async () => {
        const {artist} = await askAndConfirm({name: 'Bo', email: 'bo@example.com'});
        await act(artist, 'agree', TERMS);
        const draft = open().at(-1)!;
        store.pay(draft.id);
        await paid(draft);
      },
    ],
  ])(
    'when a payment arrives after the work was sold %s: the artist refunds it',
    async (_, sell) => {
      const draft = await endedHold();
      const buyer = tokenIn('buyer');
      await sell();
      context.sent.splice(0);
      store.pay(draft.id);
      await paid(draft);
      expect(kinds()).toEqual(['artist stray', 'buyer stray']);
      expect((await read(buyer)).state).not.toBe('paid');
    },
  );

  it('when the work is unpublished and deleted: its certificate has the known facts', async () => {
    const {buyer} = await hold();
    store.forSale.clear();
    store.works.reserve = () => Promise.reject(new Error('Shopify refused: Owner does not exist.'));
    await pay();
    expect((await read(buyer)).certificate).toMatch(/^MH-/);
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
  });

  it('when the buyer’s page is outdated', async () => {
    const {artist, buyer} = await hold();
    const {version} = await read(buyer);
    await act(artist, 'extend', {hours: 1});
    const late = await call({
      intent: 'accept',
      token: buyer,
      version,
      count: 2,
      terms: 'on',
      language: 'fr',
    });
    expect(late.status).toBe(409);
    expect(late.reply.error?.message).toContain('Cette page a changé');
  });
});
