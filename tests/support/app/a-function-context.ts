import type {AppLoadContext} from '@shopify/remix-oxygen';
import {createRequestLog} from '~/lib/observability/request-log';
import en from '~/words/en/server';

/** The part of a loader's context with which it calls a function; the visitor's IP address is 203.0.113.7. */
export const aFunctionContext = () => ({
  env: {
    PUBLIC_STORE_DOMAIN: 'store.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    SUPABASE_URL: 'https://backend.example',
    SUPABASE_ANON_KEY: 'anon.jwt.key',
    SHOP_FORWARD_SECRET: 'forward-secret',
  },
  buyerIp: '203.0.113.7',
  requestLog: createRequestLog(new Request('https://shop.example/'), {writesEveryRequest: false}),
});

/** A loader's context in English, whose storefront answers each query by `safeQuery`, marked or not. */
export function aContext(
  safeQuery: (query: string, options: {variables: Record<string, unknown>}) => unknown,
  changes: object = {},
): AppLoadContext {
  const parts = {words: en, nowMs: Date.now(), storefront: {safeQuery, queryWithLang: safeQuery}};
  return {...aFunctionContext(), ...parts, ...changes} as unknown as AppLoadContext;
}
