import {afterAll, describe, expect, it} from 'vitest';
import {
  createShopifyCustomers,
  type MarketingConsent,
} from '../../supabase/functions/_shared/adapters/shopify-customers';
import {createShopifyOrders} from '../../supabase/functions/_shared/adapters/shopify-orders';
import {createShopifySales} from '../../supabase/functions/_shared/adapters/shopify-sales';
import {listen} from '../http';
import {storeOrder} from '../testing/store-order';
import {useTestAdmin} from './testing';

const EMAIL = 'ada@example.com';
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const CONSENT: MarketingConsent = {
  state: 'SUBSCRIBED',
  level: 'CONFIRMED_OPT_IN',
  at: at('11:00:00'),
};

/** The number of next responses that are a 500. */
let failures = 0;

// The functions' clients use only HTTP.
const admin = await useTestAdmin();
const server = await listen(async (request) => {
  failures -= 1;
  if (failures >= 0) return Response.json({errors: 'Out of order'}, {status: 500});
  return admin.handler(request);
}, 0);
const origin = `http://127.0.0.1:${server.port}`;
afterAll(server.close);

const access = () => ({origin, token: admin.token});
const make = (email: string) =>
  createShopifyCustomers(access()).create({email, tags: ['newsletter'], consent: CONSENT});

describe('the functions’ customer client', () => {
  it('creates a customer, finds it, and changes consent and tags', async () => {
    const customers = createShopifyCustomers(access());
    expect(await customers.find(EMAIL)).toBeNull();
    await make('Ada@Example.com');
    const made = await customers.find(EMAIL);
    expect(made).toEqual({id: made!.id, tags: ['newsletter'], consent: CONSENT});
    await customers.addTags(made!.id, ['priority-member']);
    await customers.setConsent(made!.id, {state: 'UNSUBSCRIBED', level: null, at: at('11:30:00')});
    expect(await customers.find(EMAIL)).toMatchObject({
      tags: ['newsletter', 'priority-member'],
      consent: {state: 'UNSUBSCRIBED', at: at('11:30:00')},
    });
    // An earlier consent that arrives later.
    await customers.setConsent(made!.id, CONSENT);
    expect((await customers.find(EMAIL))!.consent.state).toBe('UNSUBSCRIBED');
  });

  it('throws Shopify’s error', async () => {
    await make(EMAIL);
    await expect(make(EMAIL)).rejects.toThrow('Email has already been taken');
    const wrong = createShopifyCustomers({origin, token: 'shpat_wrong'});
    await expect(wrong.find(EMAIL)).rejects.toThrow('Shopify answered 401');
  });

  it('retries a failure of Shopify twice, immediately', async () => {
    const customers = createShopifyCustomers(access());
    failures = 2;
    expect(await customers.find(EMAIL)).toBeNull();
    failures = 3;
    await expect(customers.find(EMAIL)).rejects.toThrow('Shopify answered 500');
  });
});

it('the functions’ order client finds an order only by both its number and its email address', async () => {
  const createdAt = '2026-11-01T12:00:00Z';
  await storeOrder(admin.database, {number: 1001, key: 'k 1', email: 'a@b.ca', createdAt});
  const orders = createShopifyOrders(access());
  const found = await orders.find('1001', 'A@b.ca');
  expect(found).toMatchObject({name: '#1001'});
  expect(found?.statusUrl).toMatch(/^http.+\/orders\/1001\?key=k%201$/);
  expect(await orders.find('1001', 'c@d.ca')).toBeNull();
  expect(await orders.find('100', 'a@b.ca')).toBeNull();
});

describe('the functions’ sales client', () => {
  it('counts the orders in a period, and the items sold', async () => {
    const order = (number: number, createdAt: string, title: string, quantity: number) => {
      const line = {title, variantTitle: '8 × 10 in', quantity, unitCents: 4500};
      return storeOrder(admin.database, {number, createdAt, lines: [line]});
    };
    await order(1, '2026-11-15T12:00:00Z', 'Too early', 1);
    await order(2, '2026-11-16T12:00:00Z', 'First Light', 1);
    await order(3, '2026-11-17T12:00:00Z', 'First Light', 2);
    const sales = createShopifySales(access());
    expect(
      await sales.load(new Date('2026-11-16T04:00:00Z'), new Date('2026-11-23T04:00:00Z')),
    ).toEqual({orders: 2, cents: 18_000, items: [{title: 'First Light, 8 × 10 in', quantity: 3}]});
  });

  it('names the prints that are nearly sold out, never an original', async () => {
    const sales = createShopifySales(access());
    expect(await sales.loadNearlyGone(3)).toEqual([]);
    await admin.catalogue.putProduct('first-light', {quantity: 2});
    const nearlyGone = await sales.loadNearlyGone(3);
    expect(nearlyGone.length).toBeGreaterThan(0);
    expect(
      nearlyGone.every(({title, quantity}) => title.startsWith('First Light') && quantity === 2),
    ).toBe(true);
  });
});
