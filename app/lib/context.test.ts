import {afterEach, expect, it, vi} from 'vitest';
import {createAppLoadContext} from './context';
import {createRequestLog} from './observability/request-log';

afterEach(() => vi.unstubAllGlobals());

it('throws when a pasted cart action stores the ID of a cart', async () => {
  vi.stubGlobal('caches', {open: async () => ({})});
  const request = new Request('https://shop.example/cart', {method: 'POST'});
  const env = {
    PUBLIC_STORE_DOMAIN: 'store.example',
    PRIVATE_STOREFRONT_API_TOKEN: 'token',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    PUBLIC_STOREFRONT_ID: '1',
  } as Env;
  const executionContext = {waitUntil: () => undefined} as unknown as ExecutionContext;
  const requestLog = createRequestLog(request, {writesEveryRequest: false});
  const {cart} = await createAppLoadContext(request, env, executionContext, requestLog);
  expect(() => cart.setCartId('gid://shopify/Cart/1')).toThrow('Use AddToCartForm');
});
