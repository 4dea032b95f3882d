import {
  CacheNone,
  type CachingStrategy,
  type I18nBase,
  type Storefront,
  type StorefrontQueries,
  type WithCache,
} from '@shopify/hydrogen';
import {faultOf} from '~/lib/observability/request-log';
import type {Notice} from '~/lib/notice';
import type {ShopWords} from '~/words';
import {DEFAULT_CACHE} from './caching';
import type {TraceCall} from './calls';
import {storefrontNotice, type StorefrontFailure} from './errors';
import {readResponse, type Outcome} from './read-response';

/**
 * A storefront that hasn't responded after this long counts as unreachable. Shopify usually responds in well under a
 * second.
 */
export const STOREFRONT_TIMEOUT_MS = 6000;

/**
 * The result of a query: the data, or the failure and its notice for the visitor. With a notice, `data` is the last
 * good response if the cache has one. A page that shows it isn't cached.
 */
export type StorefrontResult<Data> =
  | {ok: true; data: Data; notice: null; failure?: undefined}
  | {ok: false; data: Data | null; notice: Notice; failure: StorefrontFailure};

/**
 * A query's variables, without the language, which the client adds. The country is Canada unless given. Optional when
 * there are no others.
 */
type WithVariables<Variables> =
  Partial<Variables> extends Variables ? {variables?: Variables} : {variables: Variables};

/**
 * Hydrogen's `storefront.query`, with a result instead of an exception. Never rejects: HTTP errors, GraphQL errors, an
 * unreadable response, a broken connection and a timeout are returned as a notice. Empty data is a failure; null is
 * not.
 */
export type SafeQuery = <Query extends keyof StorefrontQueries>(
  query: Query,
  options: WithVariables<Omit<StorefrontQueries[Query]['variables'], 'language'>> & {
    /** `staleIfError` is the maximum age of the data with a notice. Without it, there's no such data. */
    cache?: CachingStrategy;
    /** Root fields that the page can do without. They're null or missing when they fail. */
    mayFail?: readonly (keyof StorefrontQueries[Query]['return'] & string)[];
    /** Marks texts that the store hasn't translated (`queryBoth`), for a page that sets their `lang`. */
    marksUntranslated?: boolean;
  },
) => Promise<StorefrontResult<StorefrontQueries[Query]['return']>>;

interface SafeQueryOptions {
  storefront: Pick<Storefront<I18nBase>, 'getApiUrl' | 'getHeaders' | 'i18n'>;
  cache: Cache;
  withCache: WithCache;
  waitUntil: (work: Promise<unknown>) => void;
  isCacheOn: boolean;
  timeoutMs: number;
  traceCall: TraceCall;
  /** The words for notices. */
  words: ShopWords;
}

/**
 * `storefront.query` loses the HTTP status, prefixes error messages and has no timeout. This posts the query with the
 * URL and headers of Hydrogen's client, through Hydrogen's cache.
 */
export function createSafeQuery(options: SafeQueryOptions): SafeQuery {
  const {words} = options;
  const {storefront, cache, withCache, waitUntil, isCacheOn} = options;

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
    const lastGoodKey = new Request(
      `https://shopify.dev/?last-good=${encodeURIComponent(cacheKey.join(' '))}`,
    );
    const outcome = await withCache.run<Outcome>(
      {
        cacheKey,
        cacheStrategy,
        // An incomplete response isn't cached.
        shouldCacheResult: (result) => result.ok && result.isWhole,
      },
      async () => {
        const result = await send(body, mayFail, options);
        if (staleIfError && result.ok && result.isWhole) {
          const headers = {'Cache-Control': `public, max-age=${staleIfError}`};
          waitUntil(cache.put(lastGoodKey, Response.json(result.data, {headers})));
        }
        return result;
      },
    );
    if (outcome.ok) return {ok: true, data: outcome.data, notice: null};
    const lastGood = staleIfError ? await cache.match(lastGoodKey) : null;
    const data = lastGood ? await lastGood.json() : null;
    const {failure} = outcome;
    return {ok: false, data, notice: storefrontNotice(words, failure), failure};
  }
  return run as SafeQuery;
}

/** Sends the query and logs the call. Never rejects. */
async function send(
  body: string,
  mayFail: readonly string[],
  {storefront, timeoutMs, traceCall}: SafeQueryOptions,
): Promise<Outcome> {
  try {
    const {outcome} = await traceCall(
      async () => {
        const {status, text} = await post(storefront, body, AbortSignal.timeout(timeoutMs));
        const outcome: Outcome =
          text === null
            ? {ok: false, failure: {kind: 'http', status}}
            : readResponse(text, mayFail);
        return {status, outcome};
      },
      ({status, outcome}) => ({
        status,
        ...(!outcome.ok && {fault: faultIn(outcome.failure)}),
      }),
    );
    return outcome;
  } catch (error) {
    return {ok: false, failure: {kind: 'unreachable', reason: faultOf(error)}};
  }
}

/**
 * Posts a query with all headers of Hydrogen's client, including tokens, the buyer's IP address and the storefront's
 * id. Retries a broken connection once within the same timeout, because a query changes nothing. `text` is null for an
 * HTTP error.
 */
async function post(
  storefront: SafeQueryOptions['storefront'],
  body: string,
  signal: AbortSignal,
): Promise<{status: number; text: string | null}> {
  const init = {method: 'POST', headers: storefront.getHeaders(), body, signal};
  const attempt = async () => {
    const response = await fetch(storefront.getApiUrl(), init);
    if (response.ok) return {status: response.status, text: await response.text()};
    // An unread body would keep the connection busy.
    await response.body?.cancel();
    return {status: response.status, text: null};
  };
  return attempt().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return attempt();
  });
}

function faultIn(failure: StorefrontFailure): string {
  return failure.kind === 'unreachable' ? failure.reason : failure.kind;
}
