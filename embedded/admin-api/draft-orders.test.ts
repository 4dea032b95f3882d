import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createCheckoutHandler} from '../checkout/handler';
import {SHIP_LATER_TAG} from '../../supabase/functions/_shared/adapters/shopify-invoices';
import {endReservations} from '../draft-orders/reservations';
import type {Handler} from '../http';
import {numberOfGid} from '../storefront/schema/gid';
import {aCheckoutForm, agreedTotalIn} from '../testing/checkout-form';
import type {Mail} from '../../supabase/functions/_shared/mails/mail';
import {openTestAdmin, type TestAdmin} from './testing';

const NOW = '2026-11-21T12:00:00Z';
const UNTIL = '2026-11-24T12:00:00Z';
const CREATE = `mutation ($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) {
    draftOrder { id name status invoiceUrl totalPriceSet { shopMoney { amount } } }
    userErrors { field message }
  }
}`;
const READ = `query ($id: ID!) {
  draftOrder(id: $id) { status order { name } }
}`;
const SEND = `mutation ($id: ID!) {
  draftOrderInvoiceSend(id: $id) { draftOrder { status } userErrors { message } }
}`;
const DELETE = `mutation ($id: ID!) {
  draftOrderDelete(input: {id: $id}) { deletedId userErrors { message } }
}`;
const CANCEL = `mutation ($id: ID!) {
  orderCancel(orderId: $id, reason: CUSTOMER, refund: true, restock: true, notifyCustomer: true) {
    job { done } orderCancelUserErrors { message }
  }
}`;
const REFUND = `mutation ($input: RefundInput!) {
  refundCreate(input: $input) {
    order { displayFinancialStatus currentTotalPriceSet { shopMoney { amount } } }
    userErrors { message }
  }
}`;

interface Made {
  draftOrder: {id: string; name: string; status: string; invoiceUrl: string} | null;
  userErrors: {field: string[]; message: string}[];
}

let admin: TestAdmin;
let checkout: Handler;
/** The webhooks that the store sent. */
let webhooks: {topic: string; body: Record<string, unknown>}[];

beforeEach(async () => {
  admin = await openTestAdmin(NOW);
  webhooks = [];
  const {database, catalogue} = admin;
  checkout = createCheckoutHandler({
    database,
    catalogue,
    clock: () => new Date(NOW),
    storefrontOrigin: 'http://localhost:3000',
    webhooks: {send: (topic, body) => void webhooks.push({topic, body: {...body}})},
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, {headers, body} = {}) => {
    const topic = new Headers(headers).get('x-shopify-topic') ?? '';
    webhooks.push({topic, body: JSON.parse(String(body))});
    return Promise.resolve(new Response());
  });
});
afterEach(async () => {
  await admin.close();
  vi.restoreAllMocks();
});

const cad = (amount: string) => ({amount, currencyCode: 'CAD'});
const gale = () => admin.catalogue.productByHandle('the-long-gale')!.variants[0]!;
const aWork = () => ({variantId: gale().id, quantity: 1, priceOverride: cad('2400.00')});
const aPayment = {
  title: 'The Long Gale, payment 1 of 3',
  quantity: 1,
  requiresShipping: false,
  originalUnitPriceWithCurrency: cad('800.00'),
};
const create = async (input: object) =>
  (await admin.run<{draftOrderCreate: Made}>(CREATE, {input: {taxExempt: true, ...input}}))
    .draftOrderCreate;
const make = async (input: object) => (await create(input)).draftOrder!;
const read = async (id: string) =>
  (await admin.run<{draftOrder: Record<string, unknown> | null}>(READ, {id})).draftOrder;
const open = async (url: string) => checkout(new Request(url));
const post = (url: string, changes: Record<string, string>) =>
  checkout(new Request(url, {method: 'POST', body: aCheckoutForm(changes)}));
/** The invoice after the address, with the total and the card. */
async function openPayment(url: string): Promise<string> {
  await post(url, {intent: 'total'});
  return (await open(url)).text();
}
async function pay(url: string): Promise<Response> {
  return post(url, {agreedTotalCents: agreedTotalIn(await openPayment(url))});
}
const mailsTo = async (to: string) =>
  (await admin.database.query<{mail: Mail}>('select mail from public.outbox order by created_at'))
    .map(({mail}) => mail)
    .filter((mail) => mail.to === to);

describe('a draft order', () => {
  it('shows its lines and prices on its invoice, and becomes an order with its attributes', async () => {
    const {id, name, status, invoiceUrl} = await make({
      email: 'ada@example.com',
      tags: ['hold'],
      customAttributes: [{key: 'hold', value: 'h-1'}],
      shippingLine: {title: 'Crated', priceWithCurrency: cad('180.00')},
      lineItems: [aWork()],
    });
    expect([name, status]).toEqual(['#D1', 'OPEN']);
    const page = await (await open(invoiceUrl)).text();
    for (const words of ['The Long Gale', 'CAD $2,400.00', 'CAD $180.00', 'ada@example.com']) {
      expect(page).toContain(words);
    }
    expect(page).not.toMatch(/Return to cart|is free/);
    const paid = await pay(invoiceUrl);
    expect(paid.headers.get('location')).toMatch(/^\/orders\/1001\?/);
    expect(gale().quantity).toBe(0);
    expect(await read(id)).toMatchObject({
      status: 'COMPLETED',
      order: {name: '#1001'},
    });
    expect(webhooks).toMatchObject([
      {
        topic: 'ORDERS_PAID',
        body: {
          id: 1001,
          note_attributes: [{name: 'hold', value: 'h-1'}],
          total_price: '2580.00',
          line_items: [{variant_id: numberOfGid(gale().id), price: '2400.00'}],
        },
      },
    ]);
    expect((await open(invoiceUrl)).headers.get('location')).toBe(paid.headers.get('location'));
  });

  it('asks for a payment without promising a parcel when it has nothing to ship', async () => {
    const {invoiceUrl} = await make({lineItems: [aPayment]});
    const page = await (await open(invoiceUrl)).text();
    expect(page).toContain('Billing address');
    expect(page).not.toContain('Shipping');
    const payment = await openPayment(invoiceUrl);
    expect(payment).toContain('All sales are final');
    expect(payment).not.toContain('business days');
    const order = (await pay(invoiceUrl)).headers.get('location')!;
    const confirmation = await (await open(`http://localhost:3001${order}`)).text();
    expect(confirmation).toContain('Your payment is confirmed as order #1001');
    expect(confirmation).not.toContain('handed to the carrier');
    expect(webhooks[0]!.body).toMatchObject({
      total_price: '800.00',
      line_items: [{variant_id: null}],
    });
    const [mail] = await mailsTo('ada@example.com');
    expect(mail!.text).toContain('The Long Gale, payment 1 of 3, CAD $800.00');
    expect(mail!.text).not.toContain('handed to the carrier');
  });

  it('promises no parcel before the last payment when it is the first of a plan', async () => {
    const {invoiceUrl} = await make({tags: [SHIP_LATER_TAG], lineItems: [aWork()]});
    const payment = await openPayment(invoiceUrl);
    const order = (await pay(invoiceUrl)).headers.get('location')!;
    const confirmation = await (await open(`http://localhost:3001${order}`)).text();
    const [mail] = await mailsTo('ada@example.com');
    for (const text of [payment, confirmation, mail!.text]) {
      expect(text).not.toMatch(/business days|is free|Free/);
    }
    expect(confirmation).toContain('It ships after the last payment.');
    expect(mail!.text).toContain('It ships after the last payment.');
    expect(confirmation).toContain('Deliver to');
  });

  it('emails its invoice, unless it is paid', async () => {
    const {id, invoiceUrl} = await make({email: 'ada@example.com', lineItems: [aPayment]});
    expect(await admin.run(SEND, {id})).toEqual({
      draftOrderInvoiceSend: {draftOrder: {status: 'INVOICE_SENT'}, userErrors: []},
    });
    const [mail] = await mailsTo('ada@example.com');
    expect(mail!.subject).toBe('Your invoice #D1');
    for (const words of ['payment 1 of 3', invoiceUrl]) {
      expect(mail!.text).toContain(words);
    }
    await pay(invoiceUrl);
    expect(await admin.run(SEND, {id})).toMatchObject({
      draftOrderInvoiceSend: {userErrors: [{message: 'Draft order is already completed'}]},
    });
  });

  it('can be completed by the artist, as after a payment in person', async () => {
    const {id, invoiceUrl} = await make({
      email: 'ada@example.com',
      lineItems: [aWork()],
      reserveInventoryUntil: UNTIL,
    });
    const complete = `mutation ($id: ID!) {
      draftOrderComplete(id: $id) { draftOrder { status order { name } } userErrors { message } }
    }`;
    expect(await admin.run(complete, {id})).toMatchObject({
      draftOrderComplete: {draftOrder: {status: 'COMPLETED', order: {name: '#1001'}}},
    });
    expect(await admin.run(complete, {id})).toMatchObject({
      draftOrderComplete: {userErrors: [{message: 'Draft order is already completed'}]},
    });
    expect(gale().quantity).toBe(0);
    expect(webhooks).toMatchObject([{topic: 'orders/paid', body: {total_price: '2400.00'}}]);
    const order = (await open(invoiceUrl)).headers.get('location') ?? '';
    const page = await (await open(`http://localhost:3001${order}`)).text();
    expect(page).toContain('Your order #1001 is confirmed');
    expect(page).not.toContain('On its way to');
    expect(await mailsTo('ada@example.com')).toHaveLength(1);
    await admin.run(CANCEL, {id: 'gid://shopify/Order/1001'});
    const cancelled = (await mailsTo('ada@example.com')).at(-1)!;
    expect(cancelled.text).toContain('I’ll refund you CAD $2,400.00 myself');
    expect(cancelled.text).not.toContain('card');
  });

  it('can become an order whose payment is due later, until the artist marks it as paid', async () => {
    const complete = `mutation ($id: ID!) {
      draftOrderComplete(id: $id, paymentPending: true) {
        draftOrder { order { displayFinancialStatus } } userErrors { message }
      }
    }`;
    const mark = `mutation ($input: OrderMarkAsPaidInput!) {
      orderMarkAsPaid(input: $input) { order { displayFinancialStatus } userErrors { message } }
    }`;
    const input = {id: 'gid://shopify/Order/1001'};
    const {id} = await make({lineItems: [aWork()]});
    expect(await admin.run(complete, {id})).toMatchObject({
      draftOrderComplete: {draftOrder: {order: {displayFinancialStatus: 'PENDING'}}},
    });
    expect(gale().quantity).toBe(0);
    expect(webhooks).toEqual([]);
    expect(await admin.run(mark, {input})).toMatchObject({
      orderMarkAsPaid: {order: {displayFinancialStatus: 'PAID'}},
    });
    expect(webhooks).toMatchObject([{topic: 'orders/paid', body: {id: 1001}}]);
    expect(await admin.run(mark, {input})).toMatchObject({
      orderMarkAsPaid: {userErrors: [{message: 'Order cannot be marked as paid.'}]},
    });
    const unpaid = await make({email: 'ada@example.com', lineItems: [aPayment]});
    await admin.run(complete, {id: unpaid.id});
    expect(await mailsTo('ada@example.com')).toEqual([]);
    await admin.run(CANCEL, {id: 'gid://shopify/Order/1002'});
    expect((await mailsTo('ada@example.com')).at(-1)!.text).not.toContain('refund');
    expect(
      await admin.run('{ order(id: "gid://shopify/Order/1002") { displayFinancialStatus } }'),
    ).toEqual({order: {displayFinancialStatus: 'VOIDED'}});
  });

  it('sends no email about an order whose buyer left no address', async () => {
    const COMPLETE = `mutation ($id: ID!) { draftOrderComplete(id: $id) { userErrors { message } } }`;
    const SHIP = `mutation ($fulfillment: FulfillmentInput!) {
      fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } }
    }`;
    await admin.run(COMPLETE, {id: (await make({lineItems: [aPayment]})).id});
    await admin.run(COMPLETE, {id: (await make({lineItems: [aPayment]})).id});
    await admin.run(CANCEL, {id: 'gid://shopify/Order/1001'});
    const fulfillmentOrderId = 'gid://shopify/FulfillmentOrder/1002';
    const lineItemsByFulfillmentOrder = [{fulfillmentOrderId}];
    expect(
      await admin.run(SHIP, {fulfillment: {lineItemsByFulfillmentOrder, notifyCustomer: true}}),
    ).toMatchObject({fulfillmentCreate: {userErrors: []}});
    expect(await admin.database.query('select key from public.outbox')).toEqual([]);
  });

  it('can be deleted with its invoice, unless it is paid', async () => {
    const {id, invoiceUrl} = await make({lineItems: [aWork()]});
    const other = await make({lineItems: [aPayment]});
    await pay(other.invoiceUrl);
    expect(await admin.run(DELETE, {id})).toMatchObject({draftOrderDelete: {deletedId: id}});
    expect(await read(id)).toBeNull();
    expect((await open(invoiceUrl)).status).toBe(404);
    expect(await admin.run(DELETE, {id: other.id})).toMatchObject({
      draftOrderDelete: {userErrors: [{message: 'Draft order is already completed'}]},
    });
  });

  it('is found by its tag, and by no unsupported search', async () => {
    await make({lineItems: [aPayment], tags: ['hold']});
    await make({lineItems: [aPayment]});
    const find = async (query: string) => {
      const found = await admin.run<{draftOrders: {nodes: {name: string}[]}}>(
        `query ($query: String) { draftOrders(first: 10, query: $query) { nodes { name } } }`,
        {query},
      );
      return found.draftOrders.nodes.map(({name}) => name);
    };
    expect(await find('tag:hold')).toEqual(['#D1']);
    expect(await find('')).toEqual(['#D1', '#D2']);
    expect(await find('email:ada@example.com')).toEqual([]);
  });
});

describe('a reservation', () => {
  const reserve = () => make({lineItems: [aWork()], reserveInventoryUntil: UNTIL});
  const end = (now: string) => endReservations(admin.database, admin.catalogue, new Date(now));

  it('takes the work out of stock until it ends, and puts it back once', async () => {
    await reserve();
    expect(gale().quantity).toBe(0);
    await end('2026-11-24T11:59:59Z');
    expect(gale().quantity).toBe(0);
    await Promise.all([end(UNTIL), end(UNTIL)]);
    expect(gale().quantity).toBe(1);
  });

  it('is rejected when another draft order has the work', async () => {
    await reserve();
    expect(await create({lineItems: [aWork()], reserveInventoryUntil: UNTIL})).toMatchObject({
      draftOrder: null,
      userErrors: [{field: ['input', 'lineItems']}],
    });
  });

  it('becomes the sale, after which nothing is put back', async () => {
    const {invoiceUrl} = await reserve();
    await pay(invoiceUrl);
    await end('2027-01-01T12:00:00Z');
    expect(gale().quantity).toBe(0);
  });

  it('ends with its draft order', async () => {
    const {id} = await reserve();
    await admin.run(DELETE, {id});
    expect(gale().quantity).toBe(1);
  });

  it('leaves the invoice payable after its end, unless the work is sold', async () => {
    const [late, tooLate] = [await reserve(), await make({lineItems: [aWork()]})];
    await end(UNTIL);
    expect((await pay(late.invoiceUrl)).status).toBe(303);
    const page = await open(tooLate.invoiceUrl);
    expect(await page.text()).toContain('This work is no longer available');
    expect((await pay(tooLate.invoiceUrl)).status).not.toBe(303);
  });
});

describe('a paid order', () => {
  const refund = (amount: string) => {
    const transactions = [{orderId: ID, kind: 'REFUND', gateway: 'bogus', amount}];
    return admin.run(REFUND, {input: {orderId: ID, transactions}});
  };
  const ID = 'gid://shopify/Order/1001';

  beforeEach(async () => {
    const {invoiceUrl} = await make({
      email: 'ada@example.com',
      customAttributes: [{key: 'hold', value: 'h-1'}],
      lineItems: [{...aWork()}],
      taxExempt: true,
    });
    await pay(invoiceUrl);
    webhooks = [];
  });

  it.each([
    ['', ['#1001']],
    ['name:1001', ['#1001']],
    ['name:1002', []],
    [`created_at:>='2026-11-21T12:00:00Z' created_at:<'2026-11-22T12:00:00Z'`, ['#1001']],
    [`created_at:>='2026-11-20T12:00:00Z' created_at:<'2026-11-21T12:00:00Z'`, []],
    ['email:ida@example.com', []],
  ])('with the search %j gives %j', async (query, names) => {
    const {orders} = await admin.run<{orders: {nodes: {name: string}[]}}>(
      `query ($query: String) { orders(first: 10, query: $query) { nodes { name } } }`,
      {query},
    );
    expect(orders.nodes.map(({name}) => name)).toEqual(names);
  });

  it('is cancelled once: refunded and restocked, with an email and two webhooks', async () => {
    await admin.run(CANCEL, {id: ID});
    expect(await admin.run(CANCEL, {id: ID})).toMatchObject({
      orderCancel: {orderCancelUserErrors: [{message: 'Order has already been cancelled'}]},
    });
    expect(gale().quantity).toBe(1);
    const query = `{ order(id: "${ID}") { displayFinancialStatus } }`;
    expect(await admin.run(query)).toEqual({order: {displayFinancialStatus: 'REFUNDED'}});
    expect(webhooks).toMatchObject([
      {topic: 'refunds/create', body: {order_id: 1001}},
      {
        topic: 'orders/cancelled',
        body: {id: 1001, note_attributes: [{name: 'hold', value: 'h-1'}]},
      },
    ]);
    const mails = await mailsTo('ada@example.com');
    expect(mails.map(({subject}) => subject)).toContain('Your order #1001 is cancelled');
    expect(mails.at(-1)!.text).toContain('CAD $2,400.00 will go back to the card');
  });

  it('is marked as shipped together with its email, once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const send = () =>
      admin.run(`mutation {
        fulfillmentCreate(fulfillment: {
          lineItemsByFulfillmentOrder: [{fulfillmentOrderId: "gid://shopify/FulfillmentOrder/1001"}]
          notifyCustomer: true
        }) { userErrors { message } }
      }`);
    await admin.database.query('alter table public.outbox rename to no_outbox');
    await expect(send()).rejects.toThrow();
    await admin.database.query('alter table public.no_outbox rename to outbox');
    expect(await Promise.all([send(), send()])).toEqual([
      {fulfillmentCreate: {userErrors: []}},
      {fulfillmentCreate: {userErrors: [{message: 'The fulfillment order is closed.'}]}},
    ]);
    const subjects = (await mailsTo('ada@example.com')).map(({subject}) => subject);
    expect(subjects).toContain('Your order #1001 is on its way');
  });

  it('is refunded in parts, never for more than was paid', async () => {
    expect(await refund('400.00')).toMatchObject({
      refundCreate: {
        order: {
          displayFinancialStatus: 'PARTIALLY_REFUNDED',
          currentTotalPriceSet: {shopMoney: {amount: '2000.0'}},
        },
      },
    });
    expect(await refund('2000.01')).toMatchObject({
      refundCreate: {order: null, userErrors: [expect.anything()]},
    });
    expect(await refund('2000.00')).toMatchObject({
      refundCreate: {order: {displayFinancialStatus: 'REFUNDED'}},
    });
    expect(webhooks.map(({topic}) => topic)).toEqual(['refunds/create', 'refunds/create']);
    expect(new Set(webhooks.map(({body}) => body.id)).size).toBe(2);
    expect(gale().quantity).toBe(0);
  });
});
