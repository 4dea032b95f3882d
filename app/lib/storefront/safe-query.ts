import {
  CacheNone,
  type CachingStrategy,
  type I18nBase,
  type Storefront,
  type StorefrontQueries,
  type WithCache,
} from '@shopify/hydrogen';
import type {Notice} from '~/lib/notice';
import type {BeginCall} from './begin-call';
import {storefrontNotice, type StorefrontFailure} from './errors';
import {findLastGood, storeLastGood} from './last-good';
import {postQuery} from './post-query';
import {digestOf} from './query-digest';
import {readResponse, type Outcome} from './read-response';

/**
 * A storefront that has not responded after this long counts as unreachable. Shopify usually responds in well under a
 * second.
 */
export const STOREFRONT_TIMEOUT_MS = 6000;

/**
 * The result of a query: the data, or the notice for the visitor. With a notice, `data` is the last good response if
 * the cache has one; a page that shows it is not cached.
 */
export type StorefrontResult<Data> =
  {ok: true; data: Data; notice: null} | {ok: false; data: Data | null; notice: Notice};

/** A query's variables without the two that the client adds; optional when there are none. */
type WithVariables<Variables> =
  Partial<Variables> extends Variables ? {variables?: Variables} : {variables: Variables};

/**
 * Hydrogen's `storefront.query` with a result in place of an exception. Never rejects: HTTP errors, GraphQL errors, an
 * unreadable response, a broken connection and a timeout are returned as a notice. Empty data is a failure;
 * null is not.
 */
export type SafeQuery = <Query extends keyof StorefrontQueries>(
  query: Query,
  options: WithVariables<Omit<StorefrontQueries[Query]['variables'], 'country' | 'language'>> & {
    /** `staleIfError` is the maximum age of the data beside a notice; without it there is none. */
    cache: CachingStrategy;
    /** Root fields that the page can do without: null or missing when they fail. */
    mayFail?: readonly (keyof StorefrontQueries[Query]['return'] & string)[];
    /** Marks the texts that the store has not translated (`queryBoth`), for a page that gives them their `lang`. */
    marksUntranslated?: boolean;
  },
) => Promise<StorefrontResult<StorefrontQueries[Query]['return']>>;

interface SafeQueryOptions {
  storefront: Pick<Storefront<I18nBase>, 'getApiUrl' | 'getHeaders' | 'i18n'>;
  withCache: WithCache;
  waitUntil: (work: Promise<unknown>) => void;
  /** Whether queries may be cached. */
  isCacheOn: boolean;
  /** The timeout of a query. */
  timeoutMs: number;
  beginCall: BeginCall;
}

/**
 * `storefront.query` loses the HTTP status, prefixes error messages and has no timeout, so the query is posted with the
 * URL and headers of Hydrogen's client, through Hydrogen's cache.
 */
export function createSafeQuery(options: SafeQueryOptions): SafeQuery {
  const {storefront, withCache, waitUntil, isCacheOn} = options;
  const url = storefront.getApiUrl();

  async function run(
    query: string,
    {variables, cache, mayFail = []}: Parameters<SafeQuery>[1] & {variables?: object},
  ) {
    const allVariables = {...storefront.i18n, ...variables};
    // Without the headers, which identify the visitor: the data is the same for everybody.
    const cacheKey = ['storefront', url, await digestOf(query), JSON.stringify(allVariables)];
    // Not passed to Hydrogen, which would store the entry itself for as long.
    const {staleIfError = 0, ...cacheStrategy}: CachingStrategy = isCacheOn ? cache : CacheNone();
    const copyKey = {cacheKey, maxAgeSeconds: staleIfError};
    const outcome = await withCache.run<Outcome>(
      {
        cacheKey,
        cacheStrategy,
        // An incomplete response is not cached.
        shouldCacheResult: (result) => result.ok && result.isWhole,
      },
      async () => {
        const body = JSON.stringify({query, variables: allVariables});
        const result = await send(body, mayFail, options);
        if (staleIfError && result.ok && result.isWhole) {
          waitUntil(storeLastGood(withCache, copyKey, result.data));
        }
        return result;
      },
    );
    if (outcome.ok) return {ok: true, data: outcome.data, notice: null};
    return {
      ok: false,
      data: staleIfError ? await findLastGood(withCache, copyKey) : null,
      notice: storefrontNotice(outcome.failure),
    };
  }
  return run as SafeQuery;
}

/** Sends the query unless the breaker is open; updates log, health and breaker with the result. */
async function send(
  body: string,
  mayFail: readonly string[],
  {storefront, timeoutMs, beginCall}: SafeQueryOptions,
): Promise<Outcome> {
  const end = beginCall();
  if (!end) return {ok: false, failure: {kind: 'unreachable', reason: 'timeout'}};
  const posted = await postQuery(storefront, body, timeoutMs);
  const outcome = posted.ok ? readResponse(posted.body, mayFail) : posted;
  const fault = outcome.ok ? undefined : faultOf(outcome.failure);
  end({status: posted.status, ...(fault && {fault})});
  return outcome;
}

function faultOf(failure: StorefrontFailure): string {
  return failure.kind === 'unreachable' ? failure.reason : failure.kind;
}
