import {expect, it} from 'vitest';
import type {Mail} from '../../../supabase/functions/_shared/mails/mail';
import {valuesIn} from '../../testing/form-values';
import {storeHold} from '../../testing/store-hold';
import {storeOrder} from '../../testing/store-order';
import {admin, open, post, useAdmin} from '../testing';

await useAdmin();

it('an order is marked as shipped once, with its tracking number, and shows its certificates', async () => {
  await storeOrder(admin.database, {
    number: 1001,
    totalCents: 4500,
    lines: [{title: 'First Light', variantTitle: '8 × 10 in', quantity: 1, unitCents: 4500}],
    delivery: {
      name: 'Ann Doiron',
      address1: '1 Wharf Road',
      address2: '',
      city: 'Alma',
      region: 'NB',
      postalCode: 'E4H 1A1',
      country: 'CA',
    },
  });
  const number = 'MH-2026-000001-K7Q2MX';
  await admin.database.query(
    `insert into public.certificates (number, order_id, order_name, line_id, variant_id, unit, kind, handle, title, artist,
       edition_number, edition_size, issued_at)
     values ($1, 1001, '#1001', 1, 1, 1, 'print', 'moon-road', 'Moon Road', 'Maren Hallet', 13, 50, now())`,
    [number],
  );
  const {text} = await open('/admin/orders');
  expect(text).toContain(`/certificate/${number}">${number}</a>`);
  expect(text).toContain('Moon Road, number 13');
  expect(text).toContain('#1001 · CAD $45.00');
  expect(text).toContain('Ann Doiron, 1 Wharf Road, Alma, NB, E4H 1A1, CA');
  const sent = {order: valuesIn(text).order ?? '', number: 'CP 123'};
  await post('/admin/orders', sent);
  expect((await post('/admin/orders', sent)).text).toContain('The fulfillment order is closed.');
  expect(admin.catalogue.content.fulfillments.all()).toMatchObject([
    {orderNumber: 1001, parcelNumber: 'CP 123'},
  ]);
  expect((await open('/admin/orders')).text).not.toContain('Mark as shipped');
  const mails = await admin.database.query<{mail: Mail}>(
    `select mail from public.outbox where key = 'order:1001:sent'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail).toMatchObject({
    to: 'ann@example.com',
    subject: 'Your order #1001 is on its way',
  });
  expect(mails[0]?.mail.text).toContain('The tracking number is CP 123.');
});

it('a draft order can be sent and deleted, and an order refunded and cancelled, each with a button', async () => {
  const lineItems = [
    {
      title: 'A deposit',
      quantity: 1,
      originalUnitPriceWithCurrency: {amount: '300.00', currencyCode: 'CAD'},
    },
  ];
  const create = `mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } } }`;
  await admin.run(create, {input: {email: 'ann@example.com', taxExempt: true, lineItems}});
  const {text} = await open('/admin/draft-orders');
  for (const words of ['#D1 · CAD $300.00', '1 × A deposit', '>open<', '/invoices/']) {
    expect(text).toContain(words);
  }
  const {id = ''} = valuesIn(text);
  await post('/admin/draft-orders', {id, intent: 'send'});
  expect((await open('/admin/draft-orders')).text).toContain('>invoice sent<');
  await post('/admin/draft-orders', {id, intent: 'delete'});
  expect((await open('/admin/draft-orders')).text).toContain('No draft orders yet');

  await storeOrder(admin.database, {number: 1003, totalCents: 30_000});
  const paid = {id: 'gid://shopify/Order/1003'};
  const orders = async () => (await open('/admin/orders')).text;
  expect(await orders()).toMatch(/<summary>Refund CAD \$300\.00 .*?Yes, refund CAD \$300\.00</s);
  expect(await orders()).toMatch(/<summary>Cancel .*?Yes, cancel #1003</s);
  await post('/admin/orders', {...paid, intent: 'refund', amount: '100.00'});
  expect(await orders()).toContain('>partly refunded<');
  await post('/admin/orders', {...paid, intent: 'cancel'});
  expect(await orders()).toContain('>cancelled, refunded<');
});

it('an order that was cancelled meanwhile isn’t marked as shipped', async () => {
  await storeOrder(admin.database, {number: 1012, lines: [{title: 'Ember', quantity: 1}]});
  await post('/admin/orders', {id: 'gid://shopify/Order/1012', intent: 'cancel'});
  const order = 'gid://shopify/FulfillmentOrder/1012';
  expect((await post('/admin/orders', {order})).text).toContain('The fulfillment order is closed.');
  const mails = `select key from public.outbox where key like 'order:1012:%'`;
  expect(await admin.database.query(mails)).toEqual([{key: 'order:1012:refund:1'}]);
});

it('a painting on a payment plan ships after the last payment', async () => {
  await storeOrder(admin.database, {number: 1005, lines: [{title: 'Ember', quantity: 1}]});
  const hold = await storeHold(admin.database, {state: 'paying'});
  await admin.database.query(
    `insert into public.hold_payments (id, hold_id, number, amount_cents, due_on, order_id, order_name, paid_at, created_at)
     values ($1, $1, 1, 3000, '2026-11-27', '1005', '#1005', now(), now())`,
    [hold],
  );
  const unpaid = (await open('/admin/orders')).text;
  expect(unpaid).toContain('Don’t ship it: its hold isn’t paid in full');
  expect(unpaid).not.toContain('number-#1005');
  expect((await open('/admin/start')).text).not.toContain('#1005</a>');
  await admin.database.query(`update public.holds set state = 'paid' where id = $1`, [hold]);
  expect((await open('/admin/orders')).text).toContain('number-#1005');
  expect((await open('/admin/start')).text).toContain('#1005</a>');
});

it('a painting on a payment plan ships although its first payment was refunded, once the others cover the price', async () => {
  await storeOrder(admin.database, {number: 1006, lines: [{title: 'Ember', quantity: 1}]});
  await post('/admin/orders', {
    id: 'gid://shopify/Order/1006',
    intent: 'refund',
    amount: '90.00',
  });
  const hold = await storeHold(admin.database, {state: 'paid'});
  await admin.database.query(
    `insert into public.hold_payments (id, hold_id, number, amount_cents, refunded_cents, due_on, order_id, order_name, paid_at, created_at)
     values (gen_random_uuid(), $1, 1, 3000, 3000, '2026-11-27', '1006', '#1006', now(), now()),
       (gen_random_uuid(), $1, 2, 6000, 0, '2026-12-27', '1007', '#1007', now(), now())`,
    [hold],
  );
  expect((await open('/admin/start')).text).not.toContain('#1006</a>');
  await admin.database.query(
    `insert into public.hold_payments (id, hold_id, number, amount_cents, due_on, order_id, order_name, paid_at, created_at)
     values (gen_random_uuid(), $1, 3, 3000, '2027-01-27', '1008', '#1008', now(), now())`,
    [hold],
  );
  expect((await open('/admin/orders')).text).toContain('number-#1006');
  expect((await open('/admin/start')).text).toContain('#1006</a>');
});

it('an order is to be shipped once it’s paid', async () => {
  const lines = [{title: 'Ember', quantity: 1}];
  await storeOrder(admin.database, {number: 1009, isUnpaid: true, lines});
  expect((await open('/admin/start')).text).not.toContain('#1009</a>');
  await post('/admin/orders', {id: 'gid://shopify/Order/1009', intent: 'paid'});
  expect((await open('/admin/start')).text).toContain('#1009</a>');
});

it('a fully refunded order is no longer to be shipped', async () => {
  await storeOrder(admin.database, {number: 1004, lines: [{title: 'Ember', quantity: 1}]});
  expect((await open('/admin/start')).text).toContain('#1004</a>');
  const refund = {id: 'gid://shopify/Order/1004', intent: 'refund'};
  await post('/admin/orders', {...refund, amount: '40.00'});
  expect((await open('/admin/orders')).text).toContain('number-#1004');
  await post('/admin/orders', {...refund, amount: '50.00'});
  expect((await open('/admin/orders')).text).toContain('The buyer gets an email. Works in');
  expect((await open('/admin/orders')).text).not.toContain('number-#1004');
  expect((await open('/admin/start')).text).not.toContain('#1004</a>');
});
