/** The version of Shopify's Admin API; `store/admin-client.ts` asks for the same. */
const API_VERSION = '2025-07';

export interface AdminAccess {
  /** `https://name.myshopify.com`, without a trailing slash. */
  origin: string;
  token: string;
}

/** Sends one operation and returns its data. Throws when Shopify refuses it or does not answer in time. */
export type RunAdmin = <Data>(query: string, variables: object) => Promise<Data>;

interface Answer {
  data?: unknown;
  errors?: unknown;
}

/** The Admin API of one store. Whoever calls retries what fails, a refusal for too many calls too. */
export function createAdminRunner({origin, token}: AdminAccess, timeoutMs: number): RunAdmin {
  const url = `${origin}/admin/api/${API_VERSION}/graphql.json`;
  return async <Data>(query: string, variables: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': token},
      body: JSON.stringify({query, variables}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok || answer.errors || !answer.data) {
      throw new Error(
        `Shopify answered ${response.status}: ${JSON.stringify(answer.errors ?? null)}`,
      );
    }
    return answer.data as Data;
  };
}

interface Payload {
  userErrors: readonly {message: string}[];
}

/** Throws what a mutation says was wrong with its input. */
export function throwUserErrors(payload: Payload | null): void {
  if (!payload) throw new Error('Shopify answered a mutation with nothing');
  if (payload.userErrors.length === 0) return;
  throw new Error(`Shopify refused: ${payload.userErrors.map(({message}) => message).join('; ')}`);
}
