import {afterEach, expect, it, vi} from 'vitest';
import {createShopifyInvoices} from './shopify-invoices.ts';

const invoices = createShopifyInvoices({origin: 'https://store.example', token: 't'});

afterEach(() => vi.unstubAllGlobals());

function find(changes: object) {
  const order = {
    id: 'gid://shopify/Order/9',
    name: '#1009',
    test: false,
    cancelledAt: null,
    displayFinancialStatus: 'PAID',
    totalPriceSet: {shopMoney: {amount: '80.00'}},
    totalRefundedSet: {shopMoney: {amount: '0.00'}},
    ...changes,
  };
  const draftOrder = {id: 'gid://shopify/DraftOrder/1', invoiceUrl: null, order};
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({data: {draftOrder}})));
  return invoices.find(draftOrder.id);
}

it.each([
  ['PAID', true],
  ['PARTIALLY_REFUNDED', true],
  ['REFUNDED', true],
  ['PENDING', false],
  ['AUTHORIZED', false],
  ['PARTIALLY_PAID', false],
  ['EXPIRED', false],
  ['VOIDED', false],
  [null, false],
])('takes an order with the status %s as paid: %s', async (displayFinancialStatus, isPaid) => {
  const invoice = await find({displayFinancialStatus});
  expect(invoice?.order).toEqual({
    id: '9',
    name: '#1009',
    isPaid,
    isCancelled: false,
    refundedCents: 0,
  });
});

it('takes no test order as paid', async () => {
  expect((await find({test: true}))?.order?.isPaid).toBe(false);
});
