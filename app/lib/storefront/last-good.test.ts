import {CacheShort} from '@shopify/hydrogen';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DEFAULT_CACHE} from './caching';
import {aShop, WITHOUT_EXTRA} from '../../../tests/support/app/a-shop';
import {
  respondWith,
  startFakeStorefront,
  neverRespond,
} from '../../../tests/support/app/fake-storefront';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const respondWithProduct = (id: string) => respondWith(200, `{"data":{"product":{"id":"${id}"}}}`);
const product = (id: string) => ({product: {id}});

const storefront = await startFakeStorefront();
afterAll(() => storefront.close());
beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
afterEach(() => void vi.useRealTimers());

/** A shop whose last response is older than Hydrogen's cache keeps it. */
async function anOldShop(options?: Parameters<typeof aShop>[1], cache = DEFAULT_CACHE) {
  const shop = aShop(storefront.domain, options);
  storefront.received = [];
  storefront.respond = respondWithProduct('sea');
  await shop.query(cache);
  await shop.settle();
  later(MINUTE_MS / 2);
  return shop;
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a cached response of the catalogue', () => {
  it('expires after half a minute, and is revalidated after five seconds', async () => {
    const {query, settle} = await anOldShop();
    await query(DEFAULT_CACHE);
    await settle();
    expect(storefront.received).toHaveLength(2);
    later(5000);
    await query(DEFAULT_CACHE);
    await settle();
    expect(storefront.received).toHaveLength(2);
    later(1);
    storefront.respond = respondWithProduct('sky');
    expect(await query(DEFAULT_CACHE)).toMatchObject({ok: true, data: product('sea')});
    await settle();
    expect(await query(DEFAULT_CACHE)).toMatchObject({ok: true, data: product('sky')});
    expect(storefront.received).toHaveLength(3);
  });
});

describe('the last good response', () => {
  it.each([
    ['402', respondWith(402), 'Shopify: Payment required'],
    ['GraphQL errors', respondWith(200, '{"errors":[{"message":"No"}]}'), 'Shopify API Error'],
    ['no response', neverRespond, 'Shopify Connection Error'],
  ])('is returned with the notice of %s', async (_, respond, title) => {
    const {query} = await anOldShop({timeoutMs: 1000});
    storefront.respond = respond;
    expect(await query(DEFAULT_CACHE)).toMatchObject({
      ok: false,
      data: product('sea'),
      notice: {title},
    });
  });

  it('lasts for a day', async () => {
    const {query} = await anOldShop();
    storefront.respond = respondWith(503);
    later(DAY_MS - MINUTE_MS / 2);
    expect(await query(DEFAULT_CACHE)).toMatchObject({data: product('sea')});
    later(1);
    expect(await query(DEFAULT_CACHE)).toMatchObject({ok: false, data: null});
  });

  it('is replaced by a later one', async () => {
    const {query, settle} = await anOldShop();
    storefront.respond = respondWithProduct('sky');
    await query(DEFAULT_CACHE);
    await settle();
    later(MINUTE_MS / 2);
    storefront.respond = respondWith(503);
    expect(await query(DEFAULT_CACHE)).toMatchObject({ok: false, data: product('sky')});
  });

  it('is never an incomplete one', async () => {
    const {queryBoth, settle} = aShop(storefront.domain);
    storefront.respond = respondWith(200, WITHOUT_EXTRA);
    expect(await queryBoth(DEFAULT_CACHE)).toMatchObject({ok: true});
    await settle();
    storefront.respond = respondWith(503);
    expect(await queryBoth(DEFAULT_CACHE)).toMatchObject({ok: false, data: null});
  });

  it('is not stored for a query without `staleIfError`', async () => {
    const {query} = await anOldShop({}, CacheShort());
    storefront.respond = respondWith(503);
    expect(await query(CacheShort())).toMatchObject({ok: false, data: null});
  });
});
