import {withTimeLimit} from '../contracts/time/time-limit.ts';
import {type AdminToken, readToken} from './shopify-token.ts';

/** The version of Shopify's Admin API. `embedded/admin-api` responds to any version. */
export const ADMIN_API_VERSION = '2026-04';

export interface AdminAccess {
  /** `https://name.myshopify.com`, without a trailing slash. */
  origin: string;
  token: AdminToken;
}

/** Sends an operation and returns its data. Throws when Shopify rejects it or doesn't respond in time. */
export type RunAdmin = <Data>(query: string, variables?: object) => Promise<Data>;

interface GraphqlResponse {
  data?: unknown;
  errors?:
    {message: string; extensions?: {code?: string}}[] | Record<string, string> | string | null;
}

/** Shopify rejected an operation. */
export class OperationRejected extends Error {
  constructor(
    readonly status: number,
    errors: GraphqlResponse['errors'],
  ) {
    const reason = Array.isArray(errors)
      ? errors.map(({message}) => message).join('\n')
      : JSON.stringify(errors ?? 'no data');
    super(`Shopify answered ${status}: ${reason}`);
  }
}

const TRIES = 3;
const PAUSE_MS = 200;
/** Shopify rejects calls above its rate limit; a second later there's capacity again. */
const THROTTLED_PAUSE_MS = 1000;

interface Options {
  /** The maximum duration of a call with all its retries. A pause that has begun still ends. */
  timeoutMs: number;
  /** The default is 3. It's 1 for an operation that isn't repeatable. */
  tries?: number;
  send?: typeof fetch | undefined;
}

/**
 * The Admin API of a store. Retries at once after a broken connection or a 5xx, and later when Shopify limits the rate.
 * Callers retry all other failures.
 */
export function createAdminRunner(
  {origin, token}: AdminAccess,
  {timeoutMs, tries = TRIES, send}: Options,
): RunAdmin {
  const url = `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`;
  return async <Data>(query: string, variables: object = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    // A new token may come too late for this call. It's kept for the next one.
    const accessToken = await withTimeLimit(readToken(token), timeoutMs);
    const init = {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': accessToken},
      body: JSON.stringify({query, variables}),
      signal,
    };
    for (;;) {
      const {status, body} = await sendRepeatedly(send ?? fetch, url, tries, init);
      if (isThrottled(status, body)) {
        await pause(THROTTLED_PAUSE_MS);
        if (!signal.aborted) continue;
      }
      if (status !== 200 || body.errors || !body.data) {
        throw new OperationRejected(status, body.errors);
      }
      return body.data as Data;
    }
  };
}

async function sendRepeatedly(
  send: typeof fetch,
  url: string,
  most: number,
  init: RequestInit & {signal: AbortSignal},
): Promise<{status: number; body: GraphqlResponse}> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === most;
    try {
      const response = await send(url, init);
      const body = await readBody(response);
      if (response.status < 500 || isLast) return {status: response.status, body};
    } catch (error) {
      if (isLast || init.signal.aborted) throw error;
    }
    await pause(PAUSE_MS);
  }
}

async function readBody(response: Response): Promise<GraphqlResponse> {
  try {
    return (await response.json()) as GraphqlResponse;
  } catch (error) {
    throw error instanceof SyntaxError ? new OperationRejected(response.status, 'no JSON') : error;
  }
}

function isThrottled(status: number, {errors}: GraphqlResponse): boolean {
  if (status === 429) return true;
  return Array.isArray(errors) && errors.some(({extensions}) => extensions?.code === 'THROTTLED');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** One page of a connection. */
export interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

/** The nodes of every page of a connection; `readPage` reads the page after a cursor. */
export async function readAll<Node>(
  readPage: (after: string | null) => Promise<Page<Node>>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const page: Page<Node> = await readPage(after);
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

interface Payload {
  userErrors: readonly {message: string}[];
}

/** Shopify rejected a mutation's input. */
export class MutationRefused extends Error {
  constructor(readonly reason: string) {
    super(`Shopify refused: ${reason}`);
  }
}

/** Sends a mutation of one field, and returns the field's payload. Throws its user errors as a `MutationRefused`. */
export async function mutate<Fields extends object>(
  run: RunAdmin,
  mutation: string,
  variables: object,
): Promise<Payload & Fields> {
  const data = await run<Record<string, (Payload & Fields) | null>>(mutation, variables);
  const [payload] = Object.values(data);
  if (!payload) throw new Error('Shopify answered a mutation with nothing');
  if (payload.userErrors.length === 0) return payload;
  throw new MutationRefused(payload.userErrors.map(({message}) => message).join('; '));
}
