import {CacheNone, type CachingStrategy, type StorefrontQueries} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {timeoutMs} from '~/lib/env.server';
import type {Notice} from '~/lib/notice';
import {storefrontNotice, type StorefrontFailure} from '~/lib/storefront/errors';

/** After this long a storefront that has not answered counts as unreachable. Shopify itself answers in well under a second. */
export const STOREFRONT_TIMEOUT_MS = 6000;

export type StorefrontAnswer<Data> = {ok: true; data: Data} | {ok: false; notice: Notice};

/** The variables a document takes, less the two that the shop fills in itself. */
type Variables<Query extends keyof StorefrontQueries> = Omit<
  StorefrontQueries[Query]['variables'],
  'country' | 'language'
>;

type QueryContext = Pick<
  AppLoadContext,
  'storefront' | 'withCache' | 'cacheIsOn' | 'env' | 'buyerIp' | 'watch' | 'breaker'
>;

/**
 * Asks the Storefront API one typed query. Never throws: a refusal, GraphQL errors, an unreadable answer, a dropped
 * connection and a timeout all come back as the notice that the visitor is shown.
 *
 * `storefront.query` loses the HTTP status and decorates the messages, so the request is posted through Hydrogen's cache
 * with the address and headers of its client. A root field that is missing altogether counts as a failure; null does not.
 */
export async function queryStorefront<Query extends keyof StorefrontQueries>(
  context: QueryContext,
  query: Query,
  options: {
    variables: Variables<Query>;
    /** The document's root fields; an answer that lacks one is no answer. */
    fields: readonly (keyof StorefrontQueries[Query]['return'])[];
    /** Root fields that the page can do without: null in the answer when they failed, whatever the storefront says of it. */
    mayFail?: readonly (keyof StorefrontQueries[Query]['return'])[];
    cache: CachingStrategy;
  },
): Promise<StorefrontAnswer<StorefrontQueries[Query]['return']>> {
  const {storefront, watch, breaker} = context;
  const variables = {...storefront.i18n, ...options.variables};
  const end = watch.begin('storefront');
  if (breaker?.refuses()) {
    end({status: null, fault: 'spared'});
    return failed({kind: 'unreachable', reason: 'timeout'});
  }
  let isAnswerNew = !context.cacheIsOn;
  const asked = await post(context, JSON.stringify({query, variables}), {
    strategy: context.cacheIsOn ? options.cache : CacheNone(),
    // An answer that lacks something is shown once and asked for again.
    shouldCache(payload) {
      isAnswerNew = true;
      return readData(payload, options.fields, []).ok;
    },
  });
  if (!asked.ok) {
    breaker?.note(asked.reason === 'timeout');
    end({status: null, fault: asked.reason});
    return failed({kind: 'unreachable', reason: asked.reason});
  }
  const {answer, status, isOk} = asked;
  const read = isOk
    ? readData(answer, options.fields, options.mayFail ?? [])
    : ({ok: false, failure: {kind: 'http', status}} as const);
  if (isAnswerNew || !isOk) {
    breaker?.note(false);
    end({status, ...(!read.ok && {fault: read.failure.kind})});
  }
  return read.ok
    ? {ok: true, data: read.data as StorefrontQueries[Query]['return']}
    : failed(read.failure);
}

type Posted =
  | {ok: true; answer: unknown; status: number; isOk: boolean}
  | {ok: false; reason: 'timeout' | 'connection'};

/** Posts through Hydrogen's cache. A connection that broke is tried once more within the same time: a query changes nothing. */
async function post(
  context: QueryContext,
  body: string,
  cache: {strategy: CachingStrategy; shouldCache: (payload: unknown) => boolean},
): Promise<Posted> {
  const url = context.storefront.getApiUrl();
  const signal = AbortSignal.timeout(timeoutMs(context.env, STOREFRONT_TIMEOUT_MS));
  const once = () =>
    context.withCache.fetch<unknown>(
      url,
      {method: 'POST', headers: tokenHeaders(context), body, signal},
      {
        cacheKey: [url, body],
        cacheStrategy: cache.strategy,
        shouldCacheResponse: cache.shouldCache,
      },
    );
  try {
    const {data, response} = await once().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return once();
    });
    return {ok: true, answer: data, status: response.status, isOk: response.ok};
  } catch {
    return {ok: false, reason: signal.aborted ? 'timeout' : 'connection'};
  }
}

function tokenHeaders({storefront, env, buyerIp}: QueryContext): Record<string, string> {
  return env.PRIVATE_STOREFRONT_API_TOKEN
    ? storefront.getPrivateTokenHeaders({contentType: 'json', buyerIp: buyerIp ?? ''})
    : storefront.getPublicTokenHeaders({contentType: 'json'});
}

function readData(
  payload: unknown,
  fields: readonly PropertyKey[],
  mayFail: readonly PropertyKey[],
): {ok: true; data: object} | {ok: false; failure: StorefrontFailure} {
  const unreadable = {kind: 'unreachable', reason: 'unreadable'} as const;
  if (typeof payload !== 'object' || payload === null) return {ok: false, failure: unreadable};
  const errors = 'errors' in payload ? errorsBeside(payload.errors, mayFail) : null;
  if (errors) return {ok: false, failure: {kind: 'graphql', messages: messagesOf(errors)}};
  if (!('data' in payload) || typeof payload.data !== 'object' || payload.data === null) {
    return {ok: false, failure: unreadable};
  }
  const {data} = payload;
  return fields.every((field) => field in data)
    ? {ok: true, data}
    : {ok: false, failure: unreadable};
}

/** The errors less those of fields that may fail, by their paths; null when none is left. */
function errorsBeside(errors: unknown, mayFail: readonly PropertyKey[]): unknown {
  if (!Array.isArray(errors)) return errors;
  const left = errors.filter((error: unknown) => {
    const path = typeof error === 'object' && error !== null && 'path' in error ? error.path : null;
    return !(Array.isArray(path) && mayFail.includes(path[0] as PropertyKey));
  });
  return left.length > 0 ? left : null;
}

/** Shopify sends `errors` as a list, an object or a string, depending on what failed. */
function messagesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  const list = Array.isArray(errors) ? errors : Object.values(errors as object);
  return list.map((error: unknown) =>
    typeof error === 'object' && error !== null && 'message' in error
      ? String(error.message)
      : String(error),
  );
}

function failed(failure: StorefrontFailure): {ok: false; notice: Notice} {
  return {ok: false, notice: storefrontNotice(failure)};
}
