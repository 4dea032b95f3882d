import {describe, expect, it} from 'vitest';
import {dollars, holdsIn, PRODUCT, START, TERMS, useStore} from '../_shared/testing/a-hold.ts';
import {useTestContext} from '../_shared/testing/test-context.ts';

const context = await useTestContext();
const {database} = context;
const {act, askAndConfirm, at, call, hold, kinds, later, open, pay, read, tick, tokenIn} =
  holdsIn(context);
const store = useStore(context);

describe('a hold', () => {
  it('reserves the work, with an invoice for the full price', async () => {
    const {artist, buyer} = await askAndConfirm();
    await act(artist, 'agree', TERMS);
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
      {
        variantId: 'gid://shopify/ProductVariant/70',
        cents: 498_000,
        shipping: {title: 'Shipping', cents: 18_000},
      },
    ]);
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2026-11-24T12:00:00Z'));
  });

  it('has invoices in the buyer’s language', async () => {
    const {artist, buyer} = await askAndConfirm({language: 'fr'});
    await act(artist, 'agree', TERMS);
    expect(open()).toMatchObject([{shipping: {title: 'Livraison'}}]);
    await act(buyer, 'accept', {count: 2, terms: 'on'});
    expect(open()).toMatchObject([{title: 'The Long Gale, versement 1 sur 2'}]);
  });

  it('ends with thanks, a certificate and a released reservation when it is paid', async () => {
    const {buyer} = await hold();
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

  it('shows the artist’s page her own data, and the buyer’s page only the buyer’s', async () => {
    const {artist, buyer} = await hold();
    expect((await call({intent: 'read', token: artist})).reply.artist).toMatchObject({
      email: 'ada@example.com',
    });
    const {reply} = await call({intent: 'read', token: buyer});
    expect(reply.artist).toBeNull();
    expect((await act(buyer, 'end')).status).toBe(404);
    expect((await act(artist, 'accept', {count: 2, terms: 'on'})).status).toBe(404);
  });

  it('ends automatically, and releases the work', async () => {
    const {buyer} = await hold();
    later(73);
    await tick();
    expect(kinds()).toEqual(['artist ended', 'buyer ended']);
    expect(await read(buyer)).toMatchObject({state: 'ended', payments: []});
    expect(open()).toEqual([]);
    expect(store.reserved.get(PRODUCT)).toEqual(new Date('2026-11-24T13:00:00Z'));
    await tick();
    expect(context.sent).toHaveLength(2);
  });

  it('can be extended with a new invoice, after which the old one can’t be paid', async () => {
    const {artist} = await hold();
    await act(artist, 'extend', {hours: 24});
    expect(kinds()).toEqual(['buyer changed']);
    expect(store.drafts.map(({isRemoved}) => isRemoved)).toEqual([true, false]);
    expect(open()[0]!.reservedUntil).toEqual(new Date('2026-11-25T12:00:00Z'));
    later(73);
    await tick();
    expect((await read(tokenIn('buyer'))).state).toBe('held');
  });

  it('that is extended has its only payment due when it ends, and a plan keeps its days', async () => {
    const {artist, buyer} = await hold();
    await act(artist, 'extend', {hours: 240});
    expect((await read(buyer)).payments).toMatchObject([{dueOn: '2026-12-04'}]);
    await act(buyer, 'accept', {count: 2, terms: 'on'});
    await act(artist, 'extend', {hours: 24});
    expect((await read(buyer)).payments).toMatchObject([
      {dueOn: '2026-11-21'},
      {dueOn: '2026-12-21'},
    ]);
  });

  it('lasts the same number of hours when the clocks change', async () => {
    at('2026-10-31T12:00:00Z');
    const {buyer} = await hold();
    expect((await read(buyer)).endsAt).toBe('2026-11-03T12:00:00.000Z');
  });

  it('has new terms when the artist changes them, and no plan when she offers none', async () => {
    const {artist, buyer} = await hold();
    expect((await read(buyer)).plans.map(({length}) => length)).toEqual([2, 3, 4, 5, 6]);
    await act(artist, 'agree', {...TERMS, price: '4500', shipping: '0', maxPayments: ''});
    expect(await read(buyer)).toMatchObject({priceCents: 450_000, plans: []});
    expect(open()).toMatchObject([{cents: 450_000}]);
    expect(context.sent[0]!.mail.text).toContain('Shipping: Included');
  });

  it('offers no plan whose payments are too small', async () => {
    const {buyer} = await hold({price: '40', shipping: '0'});
    expect((await read(buyer)).plans.map(({length}) => length)).toEqual([2, 3, 4]);
  });

  it('can be cancelled with a note', async () => {
    const {artist, buyer} = await hold();
    await act(artist, 'end', {note: 'The frame broke.'});
    expect(context.sent[0]!.mail.text).toContain('> The frame broke.');
    expect((await read(buyer)).state).toBe('cancelled');
    expect(open()).toEqual([]);
  });
});
