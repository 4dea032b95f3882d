import {createCartHandler, createStorefrontClient, createWithCache} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {assertEnv, clockOffsetMs, isCacheOn, timeoutMs} from '~/lib/env.server';
import {CART_MUTATE_FRAGMENT} from '~/shop/cart/cart-fragment';
import {createSafeQuery} from '~/lib/storefront/safe-query';
import {STOREFRONT_TIMEOUT_MS} from '~/lib/storefront/send-query';
import {LANGUAGES, type LanguageCode} from '#contracts/languages';
import {createQueryWithLang} from '~/lib/language/untranslated';
import {requestedPath} from '~/lib/requests/canonical-path';
import type {RequestLog} from '~/lib/observability/request-log';
import {WORDS} from '~/words/all.server';

const [FIRST] = LANGUAGES;

/** Prices are in Canadian dollars in every language. */
function i18nOf(language: LanguageCode) {
  return {language: language.toUpperCase() as Uppercase<LanguageCode>, country: 'CA'} as const;
}

/**
 * The context of every loader and action: Hydrogen's storefront client and cart handler, the cache and the clock.
 * Throws when a required environment variable is missing.
 */
export async function createAppLoadContext(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  requestLog: RequestLog,
) {
  assertEnv(env);
  const {language} = requestedPath(request);
  const waitUntil = executionContext.waitUntil.bind(executionContext);
  const cache = await caches.open('hydrogen');
  const storefrontHeaders = getStorefrontHeaders(request);

  const {storefront} = createStorefrontClient({
    cache,
    waitUntil,
    i18n: i18nOf(language),
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    storefrontId: env.PUBLIC_STOREFRONT_ID,
    storefrontHeaders,
  });

  const withCache = createWithCache({cache, waitUntil, request});
  const queryOptions = {
    cache,
    withCache,
    waitUntil,
    isCacheOn: isCacheOn(env),
    timeoutMs: timeoutMs(env, STOREFRONT_TIMEOUT_MS),
    requestLog,
    words: WORDS[language],
  };
  const queryIn = (code: LanguageCode) =>
    createSafeQuery({storefront: {...storefront, i18n: i18nOf(code)}, ...queryOptions});
  const safeQuery = queryIn(language);
  const queryWithLang =
    language === FIRST.code ? safeQuery : createQueryWithLang(safeQuery, queryIn(FIRST.code));

  return {
    env,
    /** The server's words in the language of the request. */
    words: WORDS[language],
    /**
     * Hydrogen's client, plus `safeQuery`, which returns a notice where `query` throws, and `queryWithLang`, for a page
     * that sets the `lang` of texts that the store hasn't translated.
     */
    storefront: {...storefront, safeQuery, queryWithLang},
    cart: createCartHandler({
      storefront,
      // The browser stores the cart, and each checkout creates a Shopify cart: no ID is read or stored.
      getCartId: () => undefined,
      setCartId: rejectCartId,
      cartMutateFragment: CART_MUTATE_FRAGMENT,
    }),
    waitUntil,
    /** Whether queries are cached, and whether browsers and Oxygen's full-page cache may store pages. */
    isCacheOn: isCacheOn(env),
    /**
     * The shop's time when the request came, in epoch milliseconds. The embedded backend's `SHOP_CLOCK` moves it, so
     * that a launch can be tested ahead of time.
     */
    nowMs: Date.now() + clockOffsetMs(env),
    /** Only for `pageHeaders`, which need the time when the page is ready. Zero in production. */
    clockOffsetMs: clockOffsetMs(env),
    /** The visitor's IP address, which Shopify requires with a private token; null outside Oxygen. */
    buyerIp: storefrontHeaders.buyerIp,
    requestLog,
  };
}

/** Makes a pasted `CartForm` action fail with an explanation. Otherwise its cart would silently be lost. */
function rejectCartId(): never {
  throw new Error(
    "This shop's cart is in the browser, not at Shopify. Use AddToCartForm instead of CartForm: docs/decisions/cart-in-the-browser.md",
  );
}
