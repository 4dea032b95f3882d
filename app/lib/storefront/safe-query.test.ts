import {CacheShort} from '@shopify/hydrogen';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {aShop, WITHOUT_EXTRA} from '../../../tests/support/app/a-shop';
import {
  respondWith,
  startFakeStorefront,
  neverRespond,
} from '../../../tests/support/app/fake-storefront';

const storefront = await startFakeStorefront();
afterAll(() => storefront.close());
beforeEach(() => {
  storefront.received = [];
});

const open = (options?: Parameters<typeof aShop>[1]) => aShop(storefront.domain, options);
const NOTHING = '{"data":{"product":null}}';

describe('a storefront query', () => {
  it('posts to the 2025-07 API for the shop’s country', async () => {
    storefront.respond = respondWith(200, NOTHING);
    expect(await open().query()).toMatchObject({ok: true, data: {product: null}, notice: null});
    const [received] = storefront.received;
    expect(received?.url).toBe('/api/2025-07/graphql.json');
    expect(JSON.parse(received?.body ?? '')).toMatchObject({
      variables: {country: 'CA', language: 'EN'},
    });
  });

  it.each([
    ['public', undefined, {'x-shopify-storefront-access-token': 'public-token'}],
    [
      'private',
      'private-token',
      {
        'shopify-storefront-private-token': 'private-token',
        'shopify-storefront-buyer-ip': '203.0.113.7',
      },
    ],
  ])(
    'has headers for buyer, storefront and request with a %s token',
    async (_, privateToken, token) => {
      storefront.respond = respondWith(200, NOTHING);
      await open({privateToken}).query();
      expect(storefront.received[0]?.headers).toMatchObject({
        ...token,
        'x-shopify-client-ip': '203.0.113.7',
        'x-shopify-client-ip-sig': 'signed',
        'shopify-storefront-id': 'storefront-7',
        'custom-storefront-request-group-id': 'group-7',
        'user-agent': expect.stringMatching(/^Hydrogen /) as string,
      });
    },
  );

  it('fails when the connection is dropped', async () => {
    storefront.respond = (response) => void response.destroy();
    const description = 'No connection to the shop';
    expect(await open().query()).toMatchObject({ok: false, notice: {description}});
  });

  it('is retried once when the connection breaks', async () => {
    storefront.respond = (response) =>
      storefront.received.length === 1
        ? void response.destroy()
        : respondWith(200, NOTHING)(response);
    expect((await open().query()).ok).toBe(true);
    expect(storefront.received).toHaveLength(2);
  });

  it.each([
    ['that does not respond', neverRespond],
    ['that stalls', (response: {write(text: string): void}) => response.write('{"data":')],
  ])('times out for a storefront %s', async (_, respond) => {
    storefront.respond = respond;
    const {query, calls} = open({timeoutMs: 50});
    const description = 'The shop didn’t respond in time';
    expect(await query()).toMatchObject({ok: false, notice: {description}});
    expect(calls).toMatchObject([{status: null, fault: 'timeout'}]);
  });

  it('is sent again after a failure, and not after a success', async () => {
    const {query, settle} = open();
    storefront.respond = respondWith(200, '{"errors":[{"message":"Throttled"}]}');
    expect((await query(CacheShort())).ok).toBe(false);
    storefront.respond = respondWith(200, NOTHING);
    expect((await query(CacheShort())).ok).toBe(true);
    await settle();
    expect((await query(CacheShort())).ok).toBe(true);
    expect(storefront.received).toHaveLength(2);
  });

  it('fills the cache even when its page stops waiting', async () => {
    const {query, settle} = open();
    storefront.respond = (response) =>
      void setTimeout(() => respondWith(200, NOTHING)(response), 50);
    void query(CacheShort());
    await settle();
    await query(CacheShort());
    expect(storefront.received).toHaveLength(1);
  });

  it('is sent again when an optional field was missing', async () => {
    const {queryBoth, settle} = open();
    storefront.respond = respondWith(200, WITHOUT_EXTRA);
    expect(await queryBoth(CacheShort())).toMatchObject({
      ok: true,
      data: {product: {}, extra: null},
    });
    await settle();
    storefront.respond = respondWith(200, '{"data":{"product":{},"extra":[1]}}');
    expect(await queryBoth(CacheShort())).toMatchObject({data: {product: {}, extra: [1]}});
  });

  it('is logged and recorded whenever it is sent, cached or not', async () => {
    const {query, calls, settle} = open();
    storefront.respond = respondWith(200, NOTHING);
    await query(CacheShort());
    await settle();
    await query(CacheShort());
    await query();
    storefront.respond = respondWith(503);
    await query();
    storefront.respond = respondWith(200, '{}');
    await query();
    expect(calls.map(({status, fault}) => [status, fault])).toEqual([
      [200, undefined],
      [200, undefined],
      [503, 'http'],
      [200, 'unreadable'],
    ]);
  });
});
