import {
  CacheNone,
  type CachingStrategy,
  type I18nBase,
  type Storefront,
  type StorefrontQueries,
  type WithCache,
} from '@shopify/hydrogen';
import type {Notice} from '~/lib/notice';
import type {RequestLog} from '~/lib/observability/request-log';
import type {Breaker} from './breaker';
import {storefrontNotice, type StorefrontFailure} from './errors';
import {findLastGood, keepLastGood} from './last-good';
import {postQuery} from './post-query';
import {readResponse, type Outcome} from './read-response';
import {findRootFields} from './root-fields';

/** A storefront that has not responded after this long counts as unreachable. Shopify itself takes well under a second. */
export const STOREFRONT_TIMEOUT_MS = 6000;

/**
 * What a query came to: the data, or the notice that the visitor is shown. Beside a notice stands the last good data where
 * the cache has some; a page that shows them is kept by nobody.
 */
export type StorefrontResult<Data> =
  {ok: true; data: Data; notice: null} | {ok: false; data: Data | null; notice: Notice};

/** The variables that a query takes, less the two that the shop fills in itself; to be left out where it needs none. */
type WithVariables<Variables> =
  Partial<Variables> extends Variables ? {variables?: Variables} : {variables: Variables};

/**
 * Hydrogen's `storefront.query` with a result in place of an exception. Never rejects: a refusal, GraphQL errors, an
 * unreadable response, a dropped connection and a timeout all come back as a notice. A root field that is missing altogether
 * counts as a failure; null does not.
 */
export type SafeQuery = <Query extends keyof StorefrontQueries>(
  query: Query,
  options: WithVariables<Omit<StorefrontQueries[Query]['variables'], 'country' | 'language'>> & {
    /** `staleIfError` says how old the data beside a notice may be; without it there are none. */
    cache: CachingStrategy;
    /** Root fields that the page can do without: null or missing when they failed. */
    mayFail?: readonly (keyof StorefrontQueries[Query]['return'] & string)[];
  },
) => Promise<StorefrontResult<StorefrontQueries[Query]['return']>>;

interface SafeQueryOptions {
  storefront: Pick<Storefront<I18nBase>, 'getApiUrl' | 'getHeaders' | 'i18n'>;
  withCache: WithCache;
  waitUntil: (work: Promise<unknown>) => void;
  /** Whether queries may come out of the cache. */
  isCacheOn: boolean;
  /** How long a silent storefront is waited for. */
  timeoutMs: number;
  watch: RequestLog;
  /** Null where every query is sent. */
  breaker: Breaker | null;
}

/**
 * `storefront.query` loses the HTTP status, decorates the messages and knows no timeout, so the query is posted with the
 * address and headers of Hydrogen's client, through Hydrogen's cache.
 */
export function createSafeQuery(options: SafeQueryOptions): SafeQuery {
  const {storefront, withCache, waitUntil, isCacheOn} = options;
  const url = storefront.getApiUrl();

  async function run(
    query: string,
    {variables, cache, mayFail = []}: Parameters<SafeQuery>[1] & {variables?: object},
  ) {
    const body = JSON.stringify({query, variables: {...storefront.i18n, ...variables}});
    // Headers name the visitor; everybody's data are the same.
    const cacheKey = ['storefront', url, body];
    // Not for Hydrogen: it knows no failure, and a cache would keep the entry itself for as long.
    const {staleIfError = 0, ...cacheStrategy}: CachingStrategy = isCacheOn ? cache : CacheNone();
    const copy = {cacheKey, maxAgeSeconds: staleIfError};
    const outcome = await withCache.run<Outcome>(
      {
        cacheKey,
        cacheStrategy,
        // What lacks something is shown once and asked for again.
        shouldCacheResult: (result) => result.ok && result.isWhole,
      },
      async () => {
        const result = await send(body, {fields: findRootFields(query), mayFail}, options);
        if (staleIfError && result.ok && result.isWhole) {
          waitUntil(keepLastGood(withCache, copy, result.data));
        }
        return result;
      },
    );
    if (outcome.ok) return {ok: true, data: outcome.data, notice: null};
    return {
      ok: false,
      data: staleIfError ? await findLastGood(withCache, copy) : null,
      notice: storefrontNotice(outcome.failure),
    };
  }
  return run as SafeQuery;
}

/** Sends the query, unless the breaker spares a silent storefront; log, health and breaker hear how it ended. */
async function send(
  body: string,
  expected: Parameters<typeof readResponse>[1],
  {storefront, timeoutMs, watch, breaker}: SafeQueryOptions,
): Promise<Outcome> {
  const end = watch.begin('storefront');
  if (breaker?.refuses()) {
    end({status: null, fault: 'spared'});
    return {ok: false, failure: {kind: 'unreachable', reason: 'timeout'}};
  }
  const posted = await postQuery(storefront, body, timeoutMs);
  const outcome = posted.ok ? readResponse(posted.body, expected) : posted;
  const fault = outcome.ok ? undefined : faultOf(outcome.failure);
  breaker?.note(fault === 'timeout');
  end({status: posted.status, ...(fault && {fault})});
  return outcome;
}

function faultOf(failure: StorefrontFailure): string {
  return failure.kind === 'unreachable' ? failure.reason : failure.kind;
}
