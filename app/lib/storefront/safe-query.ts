import {
  CacheNone,
  type CachingStrategy,
  type I18nBase,
  type Storefront,
  type StorefrontQueries,
  type WithCache,
} from '@shopify/hydrogen';
import type {Notice} from '~/lib/notice';
import type {ShopWords} from '~/words';
import {DEFAULT_CACHE} from './caching';
import {storefrontNotice, type StorefrontFailure} from './errors';
import {findLastGood, storeLastGood} from './last-good';
import type {MayFail, Outcome} from './read-response';
import {sendQuery, type SendOptions} from './send-query';

/**
 * The result of a query: the data, with the failure of fields in `mayFail`, or the failure and its notice for the
 * visitor. With a notice, `data` is the last good response if the cache has one. A page that shows it isn't cached.
 */
export type StorefrontResult<Data> =
  | {ok: true; data: Data; notice: null; failure: StorefrontFailure | null}
  | {ok: false; data: Data | null; notice: Notice; failure: StorefrontFailure};

/**
 * A query's variables, without the language, which the client adds. The country is Canada unless given. Optional when
 * there are no others.
 */
export type QueryVariables<Query extends keyof StorefrontQueries> = WithVariables<
  Omit<StorefrontQueries[Query]['variables'], 'language'>
>;

type WithVariables<Variables> =
  Partial<Variables> extends Variables ? {variables?: Variables} : {variables: Variables};

/**
 * Hydrogen's `storefront.query`, with a result instead of an exception. Never rejects: HTTP errors, GraphQL errors, an
 * unreadable response, a broken connection and a timeout are returned as a notice. Empty data is a failure; null is
 * not.
 */
export type SafeQuery = <Query extends keyof StorefrontQueries>(
  query: Query,
  options: QueryVariables<Query> & {
    /** `staleIfError` is the maximum age of the data with a notice. Without it, there's no such data. */
    cache?: CachingStrategy;
    /** Root fields that the page can do without. They're null or missing when they fail. */
    mayFail?: MayFail<keyof StorefrontQueries[Query]['return'] & string>;
  },
) => Promise<StorefrontResult<StorefrontQueries[Query]['return']>>;

interface SafeQueryOptions extends SendOptions {
  storefront: SendOptions['storefront'] & Pick<Storefront<I18nBase>, 'i18n'>;
  cache: Cache;
  withCache: WithCache;
  waitUntil: (work: Promise<unknown>) => void;
  isCacheOn: boolean;
  /** The words for notices. */
  words: ShopWords;
}

/**
 * `storefront.query` loses the HTTP status, prefixes error messages and has no timeout. This posts the query with the
 * URL and headers of Hydrogen's client, through Hydrogen's cache.
 */
export function createSafeQuery(options: SafeQueryOptions): SafeQuery {
  const {words, storefront, cache, withCache, waitUntil, isCacheOn} = options;

  async function run(
    query: string,
    {
      variables,
      mayFail = [],
      cache: requested = DEFAULT_CACHE,
    }: Parameters<SafeQuery>[1] & {variables?: object},
  ) {
    const body = JSON.stringify({query, variables: {...storefront.i18n, ...variables}});
    // Without the headers, which identify the visitor. The data is the same for everybody.
    const cacheKey = ['storefront', storefront.getApiUrl(), body];
    // `staleIfError` isn't passed to Hydrogen, which would keep the entry itself that long.
    const {staleIfError, ...cacheStrategy}: CachingStrategy = isCacheOn ? requested : CacheNone();
    const loading = withCache.run<Outcome>(
      {
        cacheKey,
        cacheStrategy,
        // An incomplete response isn't cached.
        shouldCacheResult: ({failure}) => !failure,
      },
      async () => {
        const outcome = await sendQuery(options, body, mayFail);
        if (staleIfError && outcome.data && !outcome.failure) {
          waitUntil(storeLastGood(cache, cacheKey, outcome.data, staleIfError));
        }
        return outcome;
      },
    );
    // A page may stop waiting for it. Otherwise the worker would end the query with the page, and cache nothing.
    waitUntil(loading);
    const {data, failure} = await loading;
    if (data) return {ok: true, data, notice: null, failure};
    const lastGood = staleIfError ? await findLastGood(cache, cacheKey) : null;
    return {ok: false, data: lastGood, notice: storefrontNotice(words, failure), failure};
  }
  return run as SafeQuery;
}
