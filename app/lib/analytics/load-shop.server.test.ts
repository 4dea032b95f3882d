import {afterAll, beforeAll, expect, it} from 'vitest';
import {aShop} from '../../../tests/support/app/a-shop';
import {
  respondWith,
  startFakeStorefront,
  type FakeStorefront,
} from '../../../tests/support/app/fake-storefront';
import {loadShop} from './load-shop.server';

let fake: FakeStorefront;
beforeAll(async () => {
  fake = await startFakeStorefront();
});
afterAll(() => fake.close());

/** Loads the shop from the fake storefront, and returns the logged calls too. */
async function load() {
  const {calls, ...storefront} = aShop(fake.domain);
  const context = {env: {PUBLIC_STOREFRONT_ID: '7'}, storefront} as unknown;
  return {shop: await loadShop(context as Parameters<typeof loadShop>[0]), calls};
}

it('the shop is what Shopify’s analytics want', async () => {
  const localization = {country: {currency: {isoCode: 'CAD'}}, language: {isoCode: 'FR'}};
  const data = {shop: {id: 'gid://shopify/Shop/1'}, localization};
  fake.respond = respondWith(200, JSON.stringify({data}));
  expect((await load()).shop).toEqual({
    shopId: 'gid://shopify/Shop/1',
    acceptedLanguage: 'FR',
    currency: 'CAD',
    hydrogenSubchannelId: '7',
  });
});

it('a storefront that fails is logged and gives no shop', async () => {
  fake.respond = respondWith(402);
  expect(await load()).toMatchObject({
    shop: null,
    calls: [{to: 'storefront', status: 402, fault: 'http'}],
  });
});
