import {afterEach, expect, it, vi} from 'vitest';
import {createShopifySales} from './shopify-sales.ts';

const FROM = new Date('2026-11-16T04:00:00Z');
const TO = new Date('2026-11-23T04:00:00Z');

const order = (change: object = {}) => ({
  createdAt: '2026-11-17T12:00:00Z',
  cancelledAt: null,
  test: false,
  currentTotalPriceSet: {shopMoney: {amount: '45.00'}},
  lineItems: {nodes: [{title: 'Ebb', variantTitle: 'Default Title', currentQuantity: 1}]},
  ...change,
});

afterEach(() => vi.unstubAllGlobals());

it('counts no cancelled, test or earlier orders, and no refunded items', async () => {
  const refunded = {
    currentTotalPriceSet: {shopMoney: {amount: '0.00'}},
    lineItems: {nodes: [{title: 'First Light', variantTitle: '8 × 10 in', currentQuantity: 0}]},
  };
  const nodes = [
    order(),
    order(refunded),
    order({cancelledAt: '2026-11-18T12:00:00Z'}),
    order({test: true}),
    order({createdAt: '2026-11-23T04:00:00Z'}),
  ];
  const page = {nodes, pageInfo: {hasNextPage: false, endCursor: null}};
  vi.stubGlobal('fetch', async () => Response.json({data: {orders: page}}));
  const sales = createShopifySales({origin: 'https://store.example', token: 't'});
  expect(await sales.load(FROM, TO)).toEqual({
    orders: 2,
    cents: 4500,
    items: [{title: 'Ebb', quantity: 1}],
  });
});
