import {createCartHandler, createStorefrontClient, createWithCache} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {assertEnv, clockOffsetMs, isCacheOn, timeoutMs} from '~/lib/env.server';
import type {Breaker} from '~/lib/storefront/breaker';
import {CART_MUTATE_FRAGMENT} from '~/lib/storefront/cart-fragment';
import {createSafeQuery, STOREFRONT_TIMEOUT_MS} from '~/lib/storefront/safe-query';
import type {HealthMemory} from '~/lib/observability/health';
import type {RequestLog} from '~/lib/observability/request-log';

/** The shop sells in Canada's prices and speaks English to everybody. */
const I18N = {language: 'EN', country: 'CA'} as const;

interface ContextOptions {
  watch: RequestLog;
  health: HealthMemory;
  breaker: Breaker;
}

/**
 * What every loader and action receives: Hydrogen's storefront client and cart handler, the cache and the clock.
 * Throws when a required variable is missing.
 */
export async function createAppLoadContext(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  {watch, health, breaker}: ContextOptions,
) {
  assertEnv(env);
  const waitUntil = executionContext.waitUntil.bind(executionContext);
  const cache = await caches.open('hydrogen');
  const storefrontHeaders = getStorefrontHeaders(request);

  const {storefront} = createStorefrontClient({
    cache,
    waitUntil,
    i18n: I18N,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    storefrontId: env.PUBLIC_STOREFRONT_ID,
    storefrontHeaders,
  });

  const cart = createCartHandler({
    storefront,
    // The cart lives in the browser, and each checkout makes a remote one: there is no cookie to read or to set.
    getCartId: () => undefined,
    setCartId: () => new Headers(),
    cartMutateFragment: CART_MUTATE_FRAGMENT,
  });

  const withCache = createWithCache({cache, waitUntil, request});
  const safeQuery = createSafeQuery({
    storefront,
    withCache,
    waitUntil,
    isCacheOn: isCacheOn(env),
    timeoutMs: timeoutMs(env, STOREFRONT_TIMEOUT_MS),
    watch,
    // Where nothing is remembered, a planted failure ends with the next query.
    breaker: isCacheOn(env) ? breaker : null,
  });

  return {
    env,
    /** Hydrogen's client, and beside its `query` one that gives a notice in place of an exception. */
    storefront: {...storefront, safeQuery},
    cart,
    waitUntil,
    withCache,
    /** Whether browsers and Oxygen's full-page cache may keep pages. */
    pagesMayBeStored: isCacheOn(env),
    clockOffsetMs: clockOffsetMs(env),
    /** The visitor's address, which Shopify asks for beside a private token; null outside Oxygen. */
    buyerIp: storefrontHeaders.buyerIp,
    /** Follows this request; hears of every call of another service. */
    watch,
    /** Since when the others fail. */
    health,
  };
}
