/** The shop's version of the Storefront API, which Hydrogen's client in `app/` also uses. */
export const STOREFRONT_VERSION = '2025-07';
const TIMEOUT_MS = 30_000;

export interface StorefrontResponse<Data> {
  /** Null when there was no response. */
  status: number | null;
  servedVersion: string | null;
  data: Data | null;
  /** Shopify's error message; null when there's none. */
  problem: string | null;
}

export type AskStorefront = <Data>(
  query: string,
  variables?: object,
) => Promise<StorefrontResponse<Data>>;

/** Sends an operation with the public token. Never throws. */
export function createStorefrontClient(storeUrl: string, token: string): AskStorefront {
  const url = `${storeUrl}/api/${STOREFRONT_VERSION}/graphql.json`;
  return async <Data>(query: string, variables: object = {}) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Shopify-Storefront-Access-Token': token,
        },
        body: JSON.stringify({query, variables}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const {data = null, errors} = (await response.json().catch(() => ({}))) as {
        data?: Data | null;
        errors?: {message: string}[] | string;
      };
      return {
        status: response.status,
        servedVersion: response.headers.get('X-Shopify-API-Version'),
        data,
        problem: problemOf(errors, data),
      };
    } catch {
      return {status: null, servedVersion: null, data: null, problem: 'no answer'};
    }
  };
}

function problemOf(errors: {message: string}[] | string | undefined, data: unknown): string | null {
  if (Array.isArray(errors)) return errors.map(({message}) => message).join(', ');
  if (errors) return JSON.stringify(errors);
  return data ? null : 'no data';
}
