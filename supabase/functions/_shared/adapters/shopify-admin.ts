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
export type RunAdmin = <Data>(query: string, variables: object) => Promise<Data>;

interface GraphqlResponse {
  data?: unknown;
  errors?: unknown;
}

const TRIES = 3;
const PAUSE_MS = 200;

/**
 * The Admin API of a store. Retries at once after a broken connection or a 5xx, within the same `timeoutMs`: `tries` is
 * 1 for an operation that isn't repeatable. Callers retry all other failures later, including rate limits.
 */
export function createAdminRunner(
  {origin, token}: AdminAccess,
  timeoutMs: number,
  tries = TRIES,
): RunAdmin {
  const url = `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`;
  return async <Data>(query: string, variables: object) => {
    const signal = AbortSignal.timeout(timeoutMs);
    // A new token may come too late for this call. It's kept for the next one.
    const accessToken = await withTimeLimit(readToken(token), timeoutMs);
    const {status, body} = await sendRepeatedly(url, tries, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Access-Token': accessToken,
      },
      body: JSON.stringify({query, variables}),
      signal,
    });
    if (status !== 200 || body.errors || !body.data) {
      throw new Error(`Shopify answered ${status}: ${JSON.stringify(body.errors ?? null)}`);
    }
    return body.data as Data;
  };
}

async function sendRepeatedly(
  url: string,
  most: number,
  init: RequestInit & {signal: AbortSignal},
): Promise<{status: number; body: GraphqlResponse}> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === most;
    try {
      const response = await fetch(url, init);
      const body = (await response.json()) as GraphqlResponse;
      if (response.status < 500 || isLast) return {status: response.status, body};
    } catch (error) {
      if (isLast || init.signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
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
