import {beforeEach, describe, expect, it} from 'vitest';
import {isQuotable} from '../_shared/contracts/commission-progress.ts';
import {deskIn, submitCommission} from '../_shared/testing/a-commission-request.ts';
import {holdsIn, useStore} from '../_shared/testing/a-hold.ts';
import {useTestContext} from '../_shared/testing/test-context.ts';

const QUOTE = {price: '1,250.01', depositPercent: '30', depositDays: '7', balanceDays: '90'};

const context = await useTestContext();
const desk = deskIn(context);
const {act, at, kinds, open, pay, send, tick} = holdsIn(context);
const store = useStore(context);
let artist: string;
let buyer: string;

beforeEach(async () => {
  ({artist, buyer} = await submitCommission(context));
});

const move = (stage: string, version: number, more: object = {}) =>
  desk.move(artist, stage, version, more);
const read = async () => (await desk.visit(buyer)).progress!;
const answer = (intent: string, version: number) => desk.answer(buyer, intent, version);

async function accept() {
  await move('deposit', 0, QUOTE);
  await answer('accept', 1);
  context.sent.length = 0;
}

describe('a commission’s quote', () => {
  it('is in the email and on the page, and can’t be paid before it is accepted', async () => {
    await move('deposit', 0, {...QUOTE, note: 'With the sky of the second sketch.'});
    const {text} = context.sent[0]!.mail;
    expect(text).toContain('Price: CAD $1,250.01, taxes and shipping included');
    expect(text).toContain('Deposit: CAD $375.00 by November 28, 2026');
    expect(text).toContain('Balance: CAD $875.01 by February 19, 2027');
    expect(text).toContain('> With the sky');
    expect((await read()).quote).toMatchObject({
      state: 'quoted',
      priceCents: 125_001,
      isCommission: true,
      payments: [{amountCents: 37_500, invoiceUrl: null}, {amountCents: 87_501}],
    });
    expect(store.drafts).toEqual([]);
  });

  it('gets an invoice for its deposit once it is accepted, which moves it on, then one for the balance', async () => {
    await move('deposit', 0, QUOTE);
    context.sent.length = 0;
    const replies = await Promise.all([answer('accept', 1), answer('accept', 1)]);
    expect(replies.map(({status}) => status)).toEqual([200, 200]);
    expect(context.sent.map(({mail}) => mail.subject)).toEqual(['Price accepted: The wharf']);
    expect(open()).toMatchObject([
      {cents: 37_500, variantId: null, title: 'The wharf, payment 1 of 2', reservedUntil: null},
    ]);
    expect((await read()).quote!.payments[0]!.invoiceUrl).toContain('/invoices/1');
    context.sent.length = 0;
    await pay();
    expect(kinds()).toEqual(['artist received', 'buyer received']);
    expect(context.sent.find(({key}) => key.includes('buyer'))!.mail.text).toMatch(
      /commissions\/status\/[\w-]{36}/,
    );
    expect((await read()).stage).toBe('painting');
    context.sent.length = 0;
    await pay();
    expect(kinds()).toEqual(['artist paid', 'buyer paid']);
    // It isn't painted yet.
    for (const {mail} of context.sent) expect(mail.text).not.toMatch(/\b(ship|pack)/);
    expect(await read()).toMatchObject({
      stage: 'painting',
      certificate: null,
      quote: {state: 'paid', certificate: null},
    });
    expect(store.reserved.size).toBe(0);
  });

  it.each([
    ['in time', '2026-11-27', ['2026-11-28', '2027-02-19']],
    ['late', '2026-12-10', ['2026-12-11', '2027-03-04']],
    ['after the day of its balance', '2027-03-01', ['2027-03-02', '2027-05-24']],
  ])(
    'that is accepted %s leaves a day for its deposit, then as long for its balance',
    async (_, day, dueDays) => {
      await move('deposit', 0, QUOTE);
      at(`${day}T12:00:00Z`);
      await answer('accept', 1);
      const {payments} = (await read()).quote!;
      expect(payments.map(({dueOn}) => dueOn)).toEqual(dueDays);
    },
  );

  it('whose deposit is paid late postpones the balance', async () => {
    await move('deposit', 0, {...QUOTE, balanceDays: '30'});
    await answer('accept', 1);
    context.sent.length = 0;
    at('2026-12-30T12:00:00Z');
    await pay();
    expect(kinds()).toEqual(['artist received', 'buyer received']);
    expect((await read()).quote!.payments[1]!.dueOn).toBe('2027-01-22');
  });

  it('whose deposit is recorded late in person moves the balance by as many days', async () => {
    await move('deposit', 0, QUOTE);
    at('2026-12-10T12:00:00Z');
    await act(artist, 'record', {payment: 1});
    expect((await read()).quote!.payments[1]!.dueOn).toBe('2027-03-03');
  });

  it('is refused in a shop that can’t make its invoices', async () => {
    context.store = null;
    const {status, error} = await move('deposit', 0, QUOTE);
    expect(status).toBe(400);
    expect(error?.message).toMatch(/^This shop can’t take payments for commissions yet/);
    expect((await move('painting', 0)).status).toBe(200);
  });

  it('counts as accepted when the artist records a deposit in person on her page', async () => {
    expect((await act(artist, 'record', {payment: 1})).status).toBe(404);
    await move('deposit', 0, QUOTE);
    context.sent.length = 0;
    const {status, reply} = await act(artist, 'record', {payment: 1});
    expect(status).toBe(200);
    expect(reply.hold).toMatchObject({
      state: 'paying',
      payments: [{isByHand: true}, {paidAt: null}],
    });
    expect(kinds()).toEqual(['artist received', 'buyer received']);
    expect((await read()).stage).toBe('painting');
    expect((await act(buyer, 'record', {payment: 2})).status).toBe(404);
    // She closes the commission on its own page.
    expect((await act(artist, 'end')).status).toBe(409);
    expect((await move('sent', 2)).error?.message).toContain('Not everything is paid');
    expect((await desk.close(artist)).status).toBe(409);
    expect((await read()).stage).toBe('painting');
    await move('sent', 2, {acceptsUnpaid: 'on'});
    await act(artist, 'record', {payment: 2});
    expect((await read()).quote).toMatchObject({state: 'paid'});
  });

  it('that isn’t accepted doesn’t keep the artist from closing the commission', async () => {
    await move('deposit', 0, QUOTE);
    expect((await move('sent', 1)).error?.message).toContain('Not everything is paid');
    expect((await desk.close(artist)).status).toBe(200);
  });

  it('that is accepted makes no invoice for another commission', async () => {
    await move('deposit', 0, QUOTE);
    const other = await submitCommission(context, {email: 'bo@example.com'});
    await desk.move(other.artist, 'deposit', 0, QUOTE);
    context.store = null;
    await desk.answer(other.buyer, 'accept', 1);
    context.store = store;
    await answer('accept', 1);
    expect(store.drafts).toMatchObject([{email: 'ada@example.com'}]);
  });

  it('can be replaced until something is paid', async () => {
    await accept();
    await move('deposit', 2, {...QUOTE, price: '1000'});
    expect(open()).toEqual([]);
    expect((await read()).quote).toMatchObject({state: 'quoted', priceCents: 100_000});
    await answer('accept', 3);
    await pay();
    expect(isQuotable(await read())).toBe(false);
    const refused = await move('deposit', 5, QUOTE);
    expect(refused.status).toBe(409);
    expect((await read()).quote).toMatchObject({state: 'paying', priceCents: 100_000});
  });

  it('can be replaced again once its deposit is refunded', async () => {
    await accept();
    const {order, cents} = await pay();
    order!.refundedCents = cents;
    await send('refunds/create', {order_id: Number(order!.id)});
    expect(isQuotable(await read())).toBe(true);
    expect((await move('deposit', 3, {...QUOTE, price: '1000'})).status).toBe(200);
    expect((await read()).quote).toMatchObject({state: 'quoted', priceCents: 100_000});
  });

  it('keeps its price while the order of its deposit waits for its money', async () => {
    await accept();
    store.order(open()[0]!.id);
    at('2026-11-21T14:00:00Z');
    await tick();
    expect(isQuotable(await read())).toBe(false);
    expect((await move('deposit', 2, QUOTE)).status).toBe(409);
    expect((await read()).quote).toMatchObject({
      state: 'paying',
      payments: [{waitingOrder: '#1001'}, {}],
    });
  });

  it('ends with the commission, and its invoice can no longer be paid', async () => {
    await accept();
    expect((await answer('cancel', 2)).progress).toBeNull();
    expect(open()).toEqual([]);
  });
});
