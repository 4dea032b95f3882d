import {OperatorError} from '../embedded/operator-error';
import {ADMIN_API_VERSION} from '../supabase/functions/_shared/adapters/shopify-admin';
import {type AdminToken, readToken} from '../supabase/functions/_shared/adapters/shopify-token';

/** Shopify rejects calls above its rate limit with an error; a second later there's capacity again. */
const PAUSE_MS = 1000;
const MAX_TRIES = 8;

export interface Store {
  /** `https://name.myshopify.com`, or `http://localhost:3001`; without a trailing slash. */
  origin: string;
  token: AdminToken;
}

/** Sends an operation and returns its data. Throws an `OperatorError`. */
export type RunAdmin = <Data>(query: string, variables?: object) => Promise<Data>;

interface GraphqlResponse {
  data?: unknown;
  errors?: string | readonly {message: string; extensions?: {code?: string}}[];
}

/** A client of the Admin API, which waits and retries when Shopify limits its rate. */
export function createAdminClient({origin, token}: Store, send: typeof fetch = fetch): RunAdmin {
  const url = `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`;
  return async <Data>(query: string, variables: object = {}) => {
    for (let tries = 1; ; tries += 1) {
      const response = await post(send, url, token, {query, variables});
      const body = await readResponse(response, url);
      if (isThrottled(response, body) && tries < MAX_TRIES) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        continue;
      }
      if (!response.ok || body.errors || !body.data) throw describe(response, body, url);
      return body.data as Data;
    }
  };
}

async function post(
  send: typeof fetch,
  url: string,
  token: AdminToken,
  body: object,
): Promise<Response> {
  try {
    return await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Access-Token': await readToken(token),
      },
      body: JSON.stringify(body),
    });
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    throw new OperatorError(
      `${new URL(url).origin} can’t be reached. Is the shop running, and is the domain right?`,
      {cause: error},
    );
  }
}

/** `fetch` throws a TypeError without a connection, and a DOMException after its timeout. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

async function readResponse(response: Response, url: string): Promise<GraphqlResponse> {
  try {
    return (await response.json()) as GraphqlResponse;
  } catch (error) {
    throw new OperatorError(`${url} answered ${response.status} with no JSON`, {cause: error});
  }
}

function isThrottled(response: Response, {errors}: GraphqlResponse): boolean {
  if (response.status === 429) return true;
  return Array.isArray(errors) && errors.some(({extensions}) => extensions?.code === 'THROTTLED');
}

function describe(response: Response, {errors}: GraphqlResponse, url: string): OperatorError {
  if (response.status === 401 || response.status === 403) {
    return new OperatorError(`${new URL(url).origin} doesn’t accept the Admin API token`);
  }
  const messages = Array.isArray(errors)
    ? errors.map(({message}: {message: string}) => message).join('\n')
    : JSON.stringify(errors ?? null);
  return new OperatorError(`${url} answered ${response.status}: ${messages}`);
}
