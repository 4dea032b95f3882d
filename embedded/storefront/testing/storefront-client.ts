import type {Catalogue} from '../../catalogue/types';
import type {Database} from '../../database/database';
import {createStorefrontApi} from '../handler';

export const TOKEN = 'a'.repeat(32);
export const ORIGIN = 'http://shop.test:3001';
export const SHOP_ORIGIN = 'http://shop.test:3000';
export const NOW = '2025-10-01T12:00:00.000Z';

interface QueryResult {
  status: number;
  headers: Headers;
  // Untyped: each test asserts the paths it expects.
  data: Tree;
  errors: {message: string; path?: string[]; extensions?: Record<string, unknown>}[] | undefined;
}

/** A response's JSON for untyped property access. */
type Tree = {[key: string]: Tree} & Tree[];

export interface StorefrontClient {
  send(request: Request): Promise<Response>;
  query(
    query: string,
    variables?: Record<string, unknown>,
    options?: {version?: string},
  ): Promise<QueryResult>;
}

/** A client of the embedded API for the given catalogue. Carts need a database. */
export function createStorefrontClient(
  catalogue: Catalogue,
  database: Database = {query: refuse, transaction: refuse},
): StorefrontClient {
  const send = createStorefrontApi({
    catalogue,
    database,
    clock: () => new Date(NOW),
    token: TOKEN,
    shopOrigin: SHOP_ORIGIN,
  });
  return {
    send,
    async query(query, variables = {}, {version = '2025-07'} = {}) {
      const response = await send(
        new Request(`${ORIGIN}/api/${version}/graphql.json`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Shopify-Storefront-Access-Token': TOKEN,
          },
          body: JSON.stringify({query, variables}),
        }),
      );
      const {data, errors} = (await response.json()) as QueryResult;
      return {status: response.status, headers: response.headers, data, errors};
    },
  };
}

function refuse(): never {
  throw new Error('This test has no database');
}
