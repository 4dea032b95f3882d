import * as z from 'zod/mini';

/** Returns a valid token for the Admin API. Throws when Shopify issues none. */
export type TokenSource = () => Promise<string>;

/** A token that never expires, or the credentials to get one that does. */
export type AdminToken = string | TokenSource;

interface AdminVariables {
  SHOPIFY_ADMIN_TOKEN?: string | undefined;
  SHOPIFY_CLIENT_ID?: string | undefined;
  SHOPIFY_CLIENT_SECRET?: string | undefined;
}

interface AppCredentials {
  clientId: string;
  clientSecret: string;
}

const TIMEOUT_MS = 10_000;
/** A token isn't used in its last minutes, because a call may take a while. */
const MARGIN_MS = 10 * 60_000;

const answerSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** In seconds; the default is a day. */
  expires_in: z.number(),
});

/** `https://name.myshopify.com` for the domain alone. The embedded store's domain has a protocol. */
export function storeOrigin(domain: string): string {
  return domain.includes('://') ? domain : `https://${domain}`;
}

/**
 * The token of the store at `origin`, from environment variables: `SHOPIFY_ADMIN_TOKEN` of an app created in the admin,
 * which Shopify allowed until 2025, or `SHOPIFY_CLIENT_ID` and `SHOPIFY_CLIENT_SECRET` of a Dev Dashboard app. Null
 * without either.
 */
export function findAdminToken(origin: string, variables: AdminVariables): AdminToken | null {
  const {
    SHOPIFY_ADMIN_TOKEN: token,
    SHOPIFY_CLIENT_ID: clientId,
    SHOPIFY_CLIENT_SECRET: clientSecret,
  } = variables;
  if (token) return token;
  return clientId && clientSecret ? createTokenSource(origin, {clientId, clientSecret}) : null;
}

/**
 * Exchanges an app's credentials for a new token whenever the current one is about to expire.
 *
 * @see https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 */
export function createTokenSource(origin: string, credentials: AppCredentials): TokenSource {
  let token = '';
  let usableUntilMs = 0;
  return async () => {
    if (Date.now() < usableUntilMs) return token;
    const askedAtMs = Date.now();
    const {access_token, expires_in} = await exchange(origin, credentials);
    token = access_token;
    usableUntilMs = askedAtMs + expires_in * 1000 - MARGIN_MS;
    return token;
  };
}

export async function readToken(token: AdminToken): Promise<string> {
  return typeof token === 'string' ? token : token();
}

async function exchange(
  origin: string,
  {clientId, clientSecret}: AppCredentials,
): Promise<z.infer<typeof answerSchema>> {
  const response = await fetch(`${origin}/admin/oauth/access_token`, {
    method: 'POST',
    headers: {accept: 'application/json'},
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !answer.success) {
    throw new Error(`Shopify gave the app no token (${response.status}): is it installed?`);
  }
  return answer.data;
}
