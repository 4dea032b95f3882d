import {
  CacheNone,
  createStorefrontClient,
  createWithCache,
  InMemoryCache,
  type CachingStrategy,
} from '@shopify/hydrogen';
import type {UpstreamCall} from '~/lib/observability/request-log';
import {createSafeQuery} from '~/lib/storefront/safe-query';
import * as en from '~/words/en';

interface ShopOptions {
  privateToken?: string;
  timeoutMs?: number;
}

const QUERY = '#graphql query Any { product(handle: "x") { id } }' as never;

const BOTH = 'query Both { product { id } extra { id } }' as never;
/** A storefront's answer to `queryBoth` without the extra. */
export const WITHOUT_EXTRA =
  '{"data":{"product":{},"extra":null},"errors":[{"message":"not today","path":["extra"]}]}';

/** The shop's `safeQuery` against a storefront, with its own cache; the visitor's IP address is 203.0.113.7. */
export function aShop(domain: string, {privateToken, timeoutMs = 2000}: ShopOptions = {}) {
  const cache = new InMemoryCache();
  const work: Promise<unknown>[] = [];
  const calls: UpstreamCall[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const request = new Request('http://shop.example/');
  const {storefront} = createStorefrontClient({
    cache,
    waitUntil,
    i18n: {language: 'EN', country: 'CA'},
    publicStorefrontToken: 'public-token',
    privateStorefrontToken: privateToken,
    storeDomain: domain,
    storefrontId: 'storefront-7',
    storefrontHeaders: {
      buyerIp: '203.0.113.7',
      buyerIpSig: 'signed',
      requestGroupId: 'group-7',
      purpose: null,
      cookie: null,
    },
  });
  const safeQuery = createSafeQuery({
    storefront,
    cache,
    withCache: createWithCache({cache, waitUntil, request}),
    waitUntil,
    isCacheOn: true,
    timeoutMs,
    requestLog: {begin: (to) => (outcome) => void calls.push({to, ms: 0, ...outcome})},
    words: en,
  });

  return {
    /** All logged calls. */
    calls,
    /** Queries a product. */
    query: (cacheStrategy: CachingStrategy = CacheNone()) =>
      safeQuery(QUERY, {variables: {} as never, cache: cacheStrategy}),
    /** Queries a product, and something extra that may be missing. */
    queryBoth: (cacheStrategy: CachingStrategy) =>
      safeQuery(BOTH, {
        variables: {} as never,
        mayFail: ['extra'] as never[],
        cache: cacheStrategy,
      }),
    /** Waits for background work. */
    async settle() {
      for (let settled = 0; settled < work.length; settled++) await work[settled];
    },
  };
}
