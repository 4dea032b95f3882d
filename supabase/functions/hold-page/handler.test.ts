import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createHandler as createSend} from '../holds-send/handler.ts';
import {createHandler as createWebhook} from '../shopify-webhook/handler.ts';
import {
  act,
  ask,
  askAndConfirm,
  call,
  hold,
  TERMS,
  tokenIn,
  useStore,
} from '../_shared/testing/a-hold.ts';
import {aWebhook, WEBHOOKS} from '../_shared/testing/a-webhook.ts';
import type {MemoryStore} from '../_shared/testing/memory-store.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';

const PRODUCT = 'gid://shopify/Product/7';
const START = new Date('2026-11-21T12:00:00Z');

/** The number of holds that are killed and paid, `HOLD_RUNS` or 40. */
const HOLDS = Number(process.env.HOLD_RUNS ?? 40);

const context = await useTestContext();
const {database} = context;
let store: MemoryStore;

beforeEach(() => {
  store = useStore(context);
  context.webhooks = WEBHOOKS;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const read = async (token: string) => (await call(context, {intent: 'read', token})).reply.hold;
const kinds = () => context.sent.map(({key}) => key.split(':').slice(2, 4).join(' ')).sort();
const at = (instant: string) => context.setNow(new Date(instant));
const later = (hours: number) => context.setNow(new Date(START.getTime() + hours * 3_600_000));
const open = () => store.drafts.filter(({isRemoved, order}) => !isRemoved && !order);
const dollars = (hold: {payments: {amountCents: number}[]}) =>
  hold.payments.map(({amountCents}) => amountCents / 100);

/** Runs the timetable, as every minute. */
async function tick(): Promise<void> {
  await createSend(context)(post({}, {key: context.timetableSecret}));
  await context.settle();
}

/** Pays the only open invoice in the checkout, and sends Shopify's webhook unless told otherwise. */
async function pay({tells = true} = {}) {
  const [draft] = open();
  store.pay(draft!.id);
  if (tells) await paid(draft!);
  return draft!;
}

function send(topic: string, body: object): Promise<Response> {
  return createWebhook(context)(aWebhook(topic, body)).finally(() => context.settle());
}

const paid = ({order, paymentId}: MemoryStore['drafts'][number]) =>
  send('orders/paid', {
    id: Number(order!.id),
    name: order!.name,
    email: 'ada@example.com',
    line_items: [],
    note_attributes: [{name: 'payment', value: paymentId}],
  });

/** Takes a hold to its plan of six payments with the first one paid. */
async function plan() {
  const tokens = await hold(context);
  await act(context, tokens.buyer, 'accept', {count: 6});
  await pay();
  context.sent.splice(0);
  return tokens;
}

describe('a request', () => {
  it('reaches the artist once the buyer has confirmed it, and quotes nothing before', async () => {
    await ask(context);
    expect(kinds()).toEqual(['buyer confirm']);
    expect(context.sent[0]!.mail.text).not.toContain('stairs');
    const token = tokenIn(context, 'buyer');
    expect(await read(token)).toMatchObject({state: 'new', priceCents: null});
    await Promise.all([act(context, token, 'confirm'), act(context, token, 'confirm')]);
    expect(kinds()).toEqual(['artist asked', 'buyer confirm']);
    const mail = context.sent.find(({key}) => key.includes('artist'))!.mail;
    expect(mail.text).toContain('> It would hang over the stairs.');
    expect(mail.text).toMatch(/Decline: \S+\/holds\/manage\/[\w-]{36}\?do=decline/);
    expect(store.reserved.size).toBe(0);
  });

  it('is refused without the shop’s signature, and stored once when it comes twice', async () => {
    await Promise.all([ask(context), ask(context)]);
    expect(context.sent).toHaveLength(1);
    const unsigned = await ask(context, {email: 'x@example.com', work: {handle: 'x'}});
    expect(unsigned.status).toBe(400);
    expect(await database.query('select id from public.holds')).toHaveLength(1);
  });

  it('that the artist declines is over, with her word', async () => {
    const {artist, buyer} = await askAndConfirm(context);
    await act(context, artist, 'decline', {note: 'It’s going to a show.'});
    expect(context.sent[0]!.mail.text).toContain('> It’s going to a show.');
    expect(await read(buyer)).toMatchObject({state: 'declined'});
    expect((await act(context, artist, 'agree', TERMS)).status).toBe(409);
  });
});

describe('a hold', () => {
  it('reserves the work, and has an invoice for the whole price', async () => {
    const {artist, buyer} = await askAndConfirm(context);
    await act(context, artist, 'agree', TERMS);
    expect(kinds()).toEqual(['buyer agreed']);
    expect(context.sent[0]!.mail.text).toContain('Price: CAD $4,800.00');
    const view = await read(buyer);
    expect(view).toMatchObject({
      state: 'held',
      endsAt: '2026-11-24T12:00:00.000Z',
      note: 'Framed in oak.',
    });
    expect(dollars(view)).toEqual([4980]);
    expect(view.payments[0]!.invoiceUrl).toBe('https://store.example/invoices/1?locale=en');
    expect(store.drafts).toMatchObject([
      {variantId: 'gid://shopify/ProductVariant/70', cents: 498_000, shippingCents: 18_000},
    ]);
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2026-11-24T12:00:00Z'));
  });

  it('that is paid ends with thanks, a certificate, and a free reservation', async () => {
    const {buyer} = await hold(context);
    await pay();
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
    const view = await read(buyer);
    expect(view.state).toBe('paid');
    const mail = context.sent.find(({key}) => key.includes('buyer'))!.mail;
    expect(mail.text).toContain(`/certificate/${view.certificate}`);
    expect(store.reserved.get(PRODUCT)).toEqual(START);
    const [certificate] = await database.query('select title, size, kind from public.certificates');
    expect(certificate).toEqual({title: 'The Long Gale', size: '48 × 33 in', kind: 'original'});
  });

  it('shows the artist’s page what only she knows, and the buyer’s what concerns the buyer', async () => {
    const {artist, buyer} = await hold(context);
    expect((await call(context, {intent: 'read', token: artist})).reply.artist).toMatchObject({
      email: 'ada@example.com',
    });
    const {reply} = await call(context, {intent: 'read', token: buyer});
    expect(reply.artist).toBeNull();
    expect((await act(context, buyer, 'end')).status).toBe(404);
    expect((await act(context, artist, 'accept', {count: 2})).status).toBe(404);
  });

  it('ends by itself, and the work is free', async () => {
    const {buyer} = await hold(context);
    later(73);
    await tick();
    expect(kinds()).toEqual(['artist ended', 'buyer ended']);
    expect(await read(buyer)).toMatchObject({state: 'ended', payments: []});
    expect(open()).toEqual([]);
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2026-11-24T13:00:00Z'));
    await tick();
    expect(context.sent).toHaveLength(2);
  });

  it('is extended with a new invoice, and the old one can’t be paid', async () => {
    const {artist} = await hold(context);
    await act(context, artist, 'extend', {hours: 24});
    expect(kinds()).toEqual(['buyer changed']);
    expect(store.drafts.map(({isRemoved}) => isRemoved)).toEqual([true, false]);
    expect(open()[0]!.reservedUntil).toEqual(new Date('2026-11-25T12:00:00Z'));
    later(73);
    await tick();
    expect((await read(tokenIn(context, 'buyer'))).state).toBe('held');
  });

  it('lasts as many hours where the clocks change', async () => {
    at('2026-10-31T12:00:00Z');
    const {buyer} = await hold(context);
    expect((await read(buyer)).endsAt).toBe('2026-11-03T12:00:00.000Z');
  });

  it('has other terms when the artist names them again, and no plan where she stops it', async () => {
    const {artist, buyer} = await hold(context);
    expect((await read(buyer)).plans.map(({length}) => length)).toEqual([2, 3, 4, 5, 6]);
    await act(context, artist, 'agree', {...TERMS, price: '4500', shipping: '0', maxPayments: ''});
    expect(await read(buyer)).toMatchObject({priceCents: 450_000, plans: []});
    expect(open()).toMatchObject([{cents: 450_000}]);
    expect(context.sent[0]!.mail.text).toContain('Shipping: Included');
  });

  it('offers no plan whose payments are too small', async () => {
    const {buyer} = await hold(context, {price: '40', shipping: '0'});
    expect((await read(buyer)).plans.map(({length}) => length)).toEqual([2, 3, 4]);
  });

  it('is cancelled with a word', async () => {
    const {artist, buyer} = await hold(context);
    await act(context, artist, 'end', {note: 'The frame broke.'});
    expect(context.sent[0]!.mail.text).toContain('> The frame broke.');
    expect((await read(buyer)).state).toBe('cancelled');
    expect(open()).toEqual([]);
  });

  it('that was paid in person is an order at Shopify', async () => {
    const {artist, buyer} = await hold(context);
    await act(context, artist, 'record', {payment: 1});
    expect(store.drafts).toMatchObject([{isRemoved: true}, {order: {name: '#1002'}}]);
    expect(await read(buyer)).toMatchObject({state: 'paid', payments: [{isByHand: true}]});
    await tick();
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
  });

  it.each([
    ['price', 'free'],
    ['price', '0.50'],
    ['shipping', '-1'],
    ['hours', '0'],
    ['hours', '1441'],
    ['maxPayments', '13'],
    ['maxPayments', '1'],
    ['firstPercent', '4'],
  ])('is not agreed on with the %s %s', async (field, value) => {
    const {artist} = await askAndConfirm(context);
    const {status} = await act(context, artist, 'agree', {...TERMS, [field]: value});
    expect(status).toBe(400);
  });
});

describe('a plan', () => {
  it('of six payments runs through, with its reminders', async () => {
    const {buyer} = await hold(context);
    await act(context, buyer, 'accept', {count: 6});
    expect(kinds()).toEqual(['artist planned', 'buyer planned']);
    expect(dollars(await read(buyer))).toEqual([1245, 747, 747, 747, 747, 747]);
    expect(open()).toMatchObject([{cents: 124_500, variantId: expect.any(String)}]);
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
      expect(draft.variantId).toBeNull();
      if (month !== '2027-04') expect(kinds()).toEqual(['artist received', 'buyer received']);
      else expect(kinds()).toEqual(['artist paid', 'buyer paid']);
      context.sent.splice(0);
    }
    expect(await read(buyer)).toMatchObject({state: 'paid'});
    expect(store.drafts.filter(({order}) => order)).toHaveLength(6);
  });

  it('is told kindly when a payment is late, and the artist some days after', async () => {
    await plan();
    at('2026-12-22T12:00:00Z');
    await tick();
    expect(kinds()).toEqual(['buyer late']);
    at('2026-12-25T12:00:00Z');
    await tick();
    await tick();
    expect(kinds()).toEqual(['artist late', 'buyer late']);
  });

  it('counts the days at the studio, also where the clocks change', async () => {
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

  it('asks again for a refunded payment, after the last', async () => {
    const {buyer} = await plan();
    await pay();
    const third = await pay();
    context.sent.splice(0);
    store.drafts.find(({id}) => id === third.id)!.order!.refundedCents = third.cents;
    const refund = () => send('refunds/create', {order_id: Number(third.order?.id ?? 0) || 1004});
    await refund();
    await refund();
    expect(kinds()).toEqual(['artist refunded']);
    const {payments} = await read(buyer);
    expect(payments).toHaveLength(7);
    expect(payments[2]).toMatchObject({refundedCents: 74_700});
    expect(payments[6]).toMatchObject({number: 7, amountCents: 74_700, dueOn: '2027-05-21'});
    for (let left = 4; left > 0; left -= 1) await pay();
    expect((await read(buyer)).state).toBe('paid');
  });

  it('is not chosen with more payments than are offered, nor twice', async () => {
    const {buyer} = await hold(context);
    expect((await act(context, buyer, 'accept', {count: 7})).status).toBe(409);
    const {version: seen} = await read(buyer);
    const accept = () => call(context, {intent: 'accept', token: buyer, seen, count: 3});
    expect((await Promise.all([accept(), accept()])).map(({status}) => status)).toEqual([200, 200]);
    expect((await call(context, {intent: 'accept', token: buyer, seen, count: 4})).status).toBe(
      409,
    );
    expect((await read(buyer)).payments).toHaveLength(3);
  });
});

describe('it does not break', () => {
  it('with two buyers at once: the first to be agreed wins, the other is told and waits in line', async () => {
    const one = await askAndConfirm(context);
    const two = await askAndConfirm(context, {name: 'Bo', email: 'bo@example.com', language: 'fr'});
    const {version: seen} = await read(one.artist);
    const agree = (token: string) => call(context, {intent: 'agree', token, seen, ...TERMS});
    const statuses = (await Promise.all([agree(one.artist), agree(two.artist)])).map(
      ({status}) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(kinds()).toEqual(['buyer agreed', 'buyer taken']);
    const waits = await database.query('select item from public.confirmed_waits');
    expect(waits).toEqual([{item: 'gid://shopify/ProductVariant/70'}]);
    expect(store.drafts).toHaveLength(1);
    // And whoever confirms after that.
    const {buyer} = await askAndConfirm(context, {name: 'Cy', email: 'cy@example.com'});
    expect((await read(buyer)).state).toBe('taken');
  });

  it('when a webhook comes twice, before the payment, or not at all', async () => {
    const {buyer} = await hold(context);
    const [draft] = open();
    await paid({...draft!, order: {id: '9', name: '#9', refundedCents: 0}});
    expect((await read(buyer)).state).toBe('held');
    await pay({tells: false});
    later(2);
    await tick();
    expect((await read(buyer)).state).toBe('paid');
    await paid(store.drafts[0]!);
    await paid(store.drafts[0]!);
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
  });

  it('when the webhook of a payment is late by a day, and the hold would have ended', async () => {
    const {buyer} = await hold(context);
    later(71);
    const draft = await pay({tells: false});
    later(73);
    await tick();
    expect((await read(buyer)).state).toBe('paid');
    later(95);
    await paid(draft);
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
  });

  it('when a payment arrives after the hold ended: the work is still the buyer’s', async () => {
    const {buyer} = await hold(context);
    // Shopify can't delete the invoice, and the buyer pays it.
    later(73);
    const {remove} = store.invoices;
    store.invoices.remove = () => Promise.reject(new Error('Shopify is out of order'));
    await tick();
    store.invoices.remove = remove;
    expect((await read(buyer)).state).toBe('ended');
    await pay();
    expect((await read(buyer)).state).toBe('paid');
  });

  it('when it arrives after somebody else holds the work: the artist refunds it', async () => {
    const {buyer} = await hold(context);
    later(73);
    store.invoices.remove = () => Promise.reject(new Error('Shopify is out of order'));
    await tick();
    const {artist} = await askAndConfirm(context, {name: 'Bo', email: 'bo@example.com'});
    await act(context, artist, 'agree', TERMS);
    context.sent.splice(0);
    store.pay(store.drafts[0]!.id);
    await paid(store.drafts[0]!);
    expect(kinds()).toEqual(['artist stray', 'buyer stray']);
    expect((await read(buyer)).state).toBe('ended');
    expect((await read(artist)).state).toBe('held');
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2026-11-27T13:00:00Z'));
  });

  it('when the whole price is paid as a plan is chosen', async () => {
    const {buyer} = await hold(context);
    store.pay(store.drafts[0]!.id);
    await act(context, buyer, 'accept', {count: 6});
    await tick();
    later(1);
    await tick();
    expect(await read(buyer)).toMatchObject({state: 'paid'});
    expect((await read(buyer)).payments.map(({amountCents}) => amountCents)).toEqual([498_000]);
    expect(open()).toEqual([]);
  });

  it('when a payment is made online and in person: the artist is told to refund one', async () => {
    const {artist, buyer} = await plan();
    const online = await pay({tells: false});
    await act(context, artist, 'record', {payment: 2});
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

  it('when the work is sold elsewhere: the buyer and the artist are told', async () => {
    const {buyer} = await hold(context);
    const lines = [{id: 5, variant_id: 70, quantity: 1}];
    await send('orders/paid', {id: 5, name: '#5', email: null, line_items: lines});
    expect((await read(buyer)).state).toBe('sold');
    expect(kinds().filter((kind) => kind.endsWith('sold'))).toEqual(['artist sold', 'buyer sold']);
    expect(open()).toEqual([]);
  });

  it('when the work is unpublished and deleted: its certificate says what is known', async () => {
    const {buyer} = await hold(context);
    store.forSale.clear();
    await pay();
    expect((await read(buyer)).certificate).toMatch(/^MH-/);
  });

  it('when the buyer’s page is out of date', async () => {
    const {artist, buyer} = await hold(context);
    const {version: seen} = await read(buyer);
    await act(context, artist, 'extend', {hours: 1});
    const late = await call(context, {
      intent: 'accept',
      token: buyer,
      seen,
      count: 2,
      language: 'fr',
    });
    expect(late.status).toBe(409);
    expect(late.reply.error?.message).toContain('Quelque chose a changé');
  });

  it('with many holds through ten kills, while a third of the Admin calls fail', async () => {
    let random = 42;
    const chance = () => (random = (random * 16_807) % 2_147_483_647) / 2_147_483_647;
    const failing =
      <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        const luck = chance();
        if (luck < 1 / 6) throw new Error('Shopify is out of order');
        const result = await call(...args);
        if (luck < 1 / 3) throw new Error('The answer was lost');
        return result;
      };
    const {invoices, works} = store;
    for (const name of ['create', 'find', 'remove'] as const) {
      Object.assign(invoices, {[name]: failing(invoices[name] as () => Promise<unknown>)});
    }
    works.reserve = failing(works.reserve);
    await database.query(
      `insert into public.holds (id, state, product_id, variant_id, work, name, email, language, price_cents, shipping_cents,
         ends_at, created_at, next_sync_at)
       select gen_random_uuid(), 'held', 'gid://shopify/Product/' || n, 'gid://shopify/ProductVariant/' || n, $1::text::jsonb,
         'Ada', n || '@example.com', 'en', 100000, 0, $2::timestamptz + interval '300 days', $2, $2
       from generate_series(1, $3) as n`,
      [
        JSON.stringify({handle: 'x', title: 'X', picture: {url: 'https://x.example/x.jpg'}}),
        START.toISOString(),
        HOLDS,
      ],
    );
    await database.query(
      `insert into public.hold_payments (id, hold_id, number, amount_cents, due_on, created_at)
       select gen_random_uuid(), id, 1, 100000, '2027-09-01', created_at from public.holds`,
    );
    // A kill during the work after a response.
    const {waitUntil} = context;
    context.waitUntil = (work) => waitUntil(work.catch(() => {}));
    let kills = 10;
    const {query} = database;
    const die = () => kills > 0 && chance() < 0.05 && ((kills -= 1), true);
    context.database = {
      ...database,
      query: (sql, parameters) =>
        die() ? Promise.reject(new Error('Killed')) : query(sql, parameters),
    };
    const isDone = async () =>
      (
        await query(
          `select from public.holds where reserved_until is null or (state = 'held' and attempts > 0) or thanked_at is null`,
        )
      ).length === 0;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (let minute = 1; minute < 200 && !(await isDone()); minute += 1) {
      later(minute);
      await tick().catch(() => {});
      // Every buyer pays, once there is an invoice that the page knows.
      for (const {draft_order_id: id} of await query<{draft_order_id: string}>(
        'select draft_order_id from public.hold_payments where draft_order_id is not null and paid_at is null',
      )) {
        if (!store.drafts.find((draft) => draft.id === id)?.order) store.pay(id);
      }
    }
    expect(kills).toBe(0);
    expect(await query(`select from public.holds where state = 'paid'`)).toHaveLength(HOLDS);
    expect(await query('select from public.certificates')).toHaveLength(HOLDS);
    expect(store.drafts).toHaveLength(HOLDS);
    const keys = await query<{key: string}>(
      `select key from public.outbox where key like 'hold:%'`,
    );
    expect(keys).toHaveLength(2 * HOLDS);
  }, 120_000);
});
