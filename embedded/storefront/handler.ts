import {createKeyedQueue} from '../carts/keyed-queue';
import type {CartStore} from '../carts/types';
import type {Catalogue} from '../catalogue/types';
import type {Clock} from '../clock';
import {createCatalogueIndex} from './catalogue-index/catalogue-index';
import {createOperationRunner} from './execution/run-operation';
import {readGraphqlRequest} from './http/read-graphql-request';
import {preflightResponse, storefrontResponse} from './http/storefront-response';
import {createStorefrontSchema} from './schema/storefront-schema';

export interface StorefrontApiDependencies {
  catalogue: Catalogue;
  carts: CartStore;
  clock: Clock;
  /** The access token that callers must send, as a public or a private one. */
  token: string;
}

const PATH = /^\/api\/(unstable|\d{4}-\d{2})\/graphql(\.json)?$/;
/** Both headers are accepted; Hydrogen sends the second from a server. */
const TOKEN_HEADERS = ['X-Shopify-Storefront-Access-Token', 'Shopify-Storefront-Private-Token'];

const NOT_FOUND = {errors: 'Not Found'};
const UNAUTHORIZED = {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]};
const NO_QUERY = {errors: {query: 'Required parameter missing or invalid'}};

/**
 * Creates the embedded Storefront API: a function from web request to web response that never throws on invalid
 * requests. Any version in the path is served with 2025-07, as Shopify serves an expired one with another. Absolute
 * URLs in the response start with the request's origin.
 *
 * @see https://shopify.dev/docs/api/storefront/2025-07
 */
export function createStorefrontApi(
  dependencies: StorefrontApiDependencies,
): (request: Request) => Promise<Response> {
  const {catalogue, carts, clock, token} = dependencies;
  const run = createOperationRunner(createStorefrontSchema());
  const index = createCatalogueIndex(catalogue, clock);
  const cartQueue = createKeyedQueue();

  return async (request) => {
    const {origin, pathname} = new URL(request.url);
    if (!PATH.test(pathname)) return storefrontResponse(404, NOT_FOUND);
    if (request.method === 'OPTIONS') return preflightResponse(request);
    if (request.method !== 'POST') return storefrontResponse(404, NOT_FOUND);
    if (!TOKEN_HEADERS.some((name) => request.headers.get(name) === token)) {
      return storefrontResponse(401, UNAUTHORIZED);
    }
    const graphql = await readGraphqlRequest(request);
    if (!graphql) return storefrontResponse(400, NO_QUERY);
    const result = await run(graphql, (buyer) => ({
      ...buyer,
      catalogue,
      carts,
      cartQueue,
      clock,
      index,
      origin,
    }));
    return storefrontResponse(200, result);
  };
}
