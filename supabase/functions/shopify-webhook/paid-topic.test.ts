import {beforeEach, describe, expect, it} from 'vitest';
import {aCertifiedWork} from '../_shared/testing/a-certified-work.ts';
import {createMemoryStore, type MemoryStore} from '../_shared/testing/memory-store.ts';
import {aWebhook, WEBHOOKS} from '../_shared/testing/a-webhook.ts';
import {SHOP_URL, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const BUYER = 'ada@example.com';
const PRINT = 11;
const ORIGINAL = 12;
const OPEN = 13;

const context = await useTestContext();
const {database} = context;
let store: MemoryStore;

beforeEach(() => {
  store = createMemoryStore();
  Object.assign(context, {store, webhooks: WEBHOOKS});
  sell(PRINT, aCertifiedWork());
  const original = {kind: 'original', title: 'The Gale', edition: null, certificate: null} as const;
  sell(ORIGINAL, aCertifiedWork({...original, size: '40 × 25 in', left: 0}));
  sell(OPEN, aCertifiedWork({edition: 'Open edition', certificate: null}));
});

function sell(variantId: number, work: ReturnType<typeof aCertifiedWork>): void {
  store.forSale.set(String(variantId), work);
}

const line = (id: number, variantId: number | null, quantity = 1) => ({
  id,
  variant_id: variantId,
  quantity,
});
const order = (id: number, lines: readonly object[], changes: object = {}) => ({
  id,
  name: `#${id}`,
  email: BUYER,
  test: false,
  line_items: lines,
  ...changes,
});

async function paid(body: object): Promise<number> {
  const {status} = await createHandler(context)(aWebhook('orders/paid', body));
  await context.settle();
  return status;
}

interface Row {
  number: string;
  order_name: string;
  title: string;
  edition_number: number | null;
  edition_size: number | null;
}
const issued = () =>
  database.query<Row>(
    'select number, order_name, title, edition_number, edition_size from public.certificates order by number',
  );
const copies = async () => (await issued()).map(({edition_number}) => edition_number);

describe('a paid order', () => {
  it('gets a certificate for each copy that has one, and two emails', async () => {
    // The stock after the sale.
    sell(PRINT, aCertifiedWork({left: 36}));
    expect(await paid(order(1, [line(1, PRINT, 2), line(2, ORIGINAL), line(3, OPEN)]))).toBe(200);
    expect(await issued()).toMatchObject([
      {order_name: '#1', title: 'Moon Road', edition_number: 13, edition_size: 50},
      {title: 'Moon Road', edition_number: 14},
      {title: 'The Gale', edition_number: null, edition_size: null},
    ]);
    const [toArtist, toBuyer] = context.sent;
    expect(context.sent).toHaveLength(2);
    expect(toArtist!.mail.to).toBe('studio@marenhallet.example');
    expect(toArtist!.mail.text).toContain('Moon Road, 8×10 in, number 13 of 50');
    expect(toBuyer!.mail.to).toBe(BUYER);
    for (const {number} of await issued()) {
      expect(toBuyer!.mail.text).toContain(`${SHOP_URL}/certificate/${number}`);
    }
  });

  it.each([
    ['fr-CA', 'Votre certificat\u00a0: commande 1', `${SHOP_URL}/fr/certificate/`],
    ['de', 'Your certificate: order #1', `${SHOP_URL}/certificate/`],
    [null, 'Your certificate: order #1', `${SHOP_URL}/certificate/`],
  ])('emails a buyer in the language of a checkout in %s', async (locale, subject, address) => {
    await paid(order(1, [line(1, PRINT)], {customer_locale: locale}));
    const [toArtist, toBuyer] = context.sent.map(({mail}) => mail);
    expect(toBuyer!.subject).toBe(subject);
    expect(toBuyer!.text).toContain(address);
    expect(toArtist!.subject).toBe('Certificates for order #1');
    expect(toArtist!.text).toContain('Moon Road, 8×10 in, number 12 of 50');
  });

  it('stores nothing about its buyer with the certificate', async () => {
    await paid(order(1, [line(1, PRINT)], {customer: {first_name: 'Ada'}}));
    const [row] = await database.query('select * from public.certificates');
    expect(JSON.stringify(row)).not.toMatch(/ada/i);
  });

  it('has the same certificates when the webhook arrives again, later or at the same time', async () => {
    const body = order(1, [line(1, PRINT, 2)]);
    await Promise.all([paid(body), paid(body), paid(body)]);
    await paid(body);
    expect(await issued()).toHaveLength(2);
    expect(context.sent).toHaveLength(2);
  });

  it('never shares the number of a copy with another order, in whatever order they arrive', async () => {
    sell(PRINT, aCertifiedWork({left: 47}));
    const orders = [3, 1, 2].map((id) => order(id, [line(id * 10, PRINT)]));
    await Promise.all([...orders, ...orders].map(paid));
    expect((await copies()).toSorted()).toEqual([3, 4, 5]);
  });

  it('continues after the last certificate, whatever the stock says then', async () => {
    await paid(order(1, [line(1, PRINT)]));
    sell(PRINT, aCertifiedWork({left: 50}));
    await paid(order(2, [line(2, PRINT)]));
    expect(await copies()).toEqual([12, 13]);
  });

  it('starts with the first copy when the stock isn’t tracked', async () => {
    sell(PRINT, aCertifiedWork({left: null}));
    await paid(order(1, [line(1, PRINT)]));
    expect(await copies()).toEqual([1]);
  });

  it('has no number beyond its edition, and tells the artist so', async () => {
    sell(PRINT, aCertifiedWork({edition: 'Edition of 2', left: 0}));
    await paid(order(1, [line(1, PRINT)]));
    await paid(order(2, [line(2, PRINT)]));
    expect(await copies()).toEqual([2, null]);
    expect(context.sent.at(-2)!.mail.text).toContain('its edition is full');
  });

  it.each([
    ['is a test', order(1, [line(1, PRINT)], {test: true})],
    [
      'has lines of the artist’s own and of what was deleted',
      order(1, [line(1, null), line(2, 99)]),
    ],
    ['has nothing with a certificate', order(1, [line(1, OPEN)])],
    ['has a line without copies', order(1, [line(1, PRINT, 0)])],
    ['has a line that the artist removed', order(1, [{...line(1, PRINT), current_quantity: 0}])],
  ])('that %s gets no certificate', async (_, body) => {
    expect(await paid(body)).toBe(200);
    expect(await issued()).toEqual([]);
    expect(context.sent).toEqual([]);
  });

  it('counts the copies that are left after the artist edited it', async () => {
    await paid(order(1, [{...line(1, PRINT, 3), current_quantity: 2}]));
    expect(await issued()).toHaveLength(2);
  });

  it('without an address sends an email to the artist only', async () => {
    await paid(order(1, [line(1, PRINT)], {email: null}));
    expect(context.sent.map(({mail}) => mail.to)).toEqual(['studio@marenhallet.example']);
  });

  it('waits until Shopify says what was sold', async () => {
    store.fail(1);
    const body = order(1, [line(1, PRINT)]);
    expect(await paid(body)).toBe(500);
    expect(await issued()).toEqual([]);
    expect(await paid(body)).toBe(200);
    expect(await issued()).toHaveLength(1);
  });

  it('gets no certificate without a signing secret', async () => {
    context.certificateSecret = null;
    expect(await paid(order(1, [line(1, PRINT)]))).toBe(200);
    expect(await issued()).toEqual([]);
  });

  it.each([
    ['no lines', {id: 1, name: '#1'}],
    ['a huge quantity', order(1, [line(1, PRINT, 100_000)])],
  ])('with %s is rejected', async (_, body) => {
    expect(await paid(body)).toBe(400);
  });
});
