import {afterEach, expect, it, vi} from 'vitest';
import {verifyVisitor} from '../contracts/security/visitor-signature.ts';
import {createShopStock} from './shop-stock.ts';

const ITEM = 'gid://shopify/Product/7';
const FOR_SALE = {
  item: ITEM,
  size: null,
  path: '/product/ebb',
  work: {handle: 'ebb', title: 'Ebb', picture: null},
};

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: unknown, status = 200) => {
  const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, {status}),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
};
const stock = createShopStock('https://shop.example', 'forward-secret');

it('asks the shop about the items', async () => {
  const ask = respondWith({items: [FOR_SALE]});
  expect(await stock.findForSale([ITEM], 'en')).toEqual([FOR_SALE]);
  const url = new URL(ask.mock.calls[0]![0]);
  expect(url.pathname).toBe('/api/for-sale');
  expect(url.searchParams.get('items')).toBe(ITEM);
  const headers = new Headers(ask.mock.calls[0]![1].headers);
  expect(await verifyVisitor('forward-secret', headers, Date.now())).toEqual({address: null});
});

it('asks in the language of the people who wait', async () => {
  const ask = respondWith({items: [FOR_SALE]});
  await stock.findForSale([ITEM], 'fr');
  expect(new URL(ask.mock.calls[0]![0]).pathname).toBe('/fr/api/for-sale');
});

it('omits unreadable items, such as a page of another site', async () => {
  respondWith({items: [{...FOR_SALE, path: '//elsewhere.example'}, FOR_SALE]});
  expect(await stock.findForSale([ITEM], 'en')).toEqual([FOR_SALE]);
});

it.each([
  ['does not know', {error: 'storefront'}, 503],
  ['answers something else', {html: ''}, 200],
])('throws when the shop %s', async (_, body, status) => {
  respondWith(body, status);
  await expect(stock.findForSale([ITEM], 'en')).rejects.toThrow();
});
