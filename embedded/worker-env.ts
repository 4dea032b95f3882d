import {clockOffsetMs} from './clock';
import type {Keys} from './keys';
import type {Environment} from '../store/settings';

/** The worker's data from the embedded backend. */
interface EmbeddedParts {
  origin: string;
  keys: Pick<Keys, 'storefrontToken' | 'anonKey' | 'forwardSecret'>;
}

/** The variables of the storefront's worker: the real store's if one is configured, otherwise the embedded ones. */
export function workerEnv(
  environment: Environment,
  backend: EmbeddedParts | null,
): Record<string, string> {
  const control = environment.EMBEDDED_CONTROL === '1';
  // A real store always uses the system's time.
  const isStoreEmbedded = backend !== null && !environment.PUBLIC_STORE_DOMAIN;
  const variables = {
    ...storeVariables(environment, backend),
    ...supabaseVariables(environment, backend),
    // In a terminal, errors would be hard to find among the requests.
    LOG_REQUESTS: environment.LOG_REQUESTS ?? 'off',
    SHOP_CACHE: environment.SHOP_CACHE ?? (control ? 'off' : 'on'),
    // Playwright can't intercept requests of a service worker.
    SHOP_SERVICE_WORKER: environment.SHOP_SERVICE_WORKER ?? (control ? 'off' : 'on'),
    // Other limits against abuse are off with the test controls too.
    SHOP_ASSISTANT_LIMIT: control ? 'off' : 'on',
    SHOP_TIMEOUT_MS: environment.SHOP_TIMEOUT_MS?.toString(),
    PUBLIC_GA4_ID: environment.PUBLIC_GA4_ID,
    SHOP_CLOCK_OFFSET_MS: String(isStoreEmbedded ? clockOffsetMs(environment.SHOP_CLOCK) : 0),
  };
  return Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function storeVariables(environment: Environment, backend: EmbeddedParts | null) {
  if (environment.PUBLIC_STORE_DOMAIN || !backend) {
    return {
      PUBLIC_STORE_DOMAIN: environment.PUBLIC_STORE_DOMAIN,
      PUBLIC_STOREFRONT_API_TOKEN: environment.PUBLIC_STOREFRONT_API_TOKEN,
      PRIVATE_STOREFRONT_API_TOKEN: environment.PRIVATE_STOREFRONT_API_TOKEN,
      PUBLIC_STOREFRONT_ID: environment.PUBLIC_STOREFRONT_ID,
      PUBLIC_CHECKOUT_DOMAIN: environment.PUBLIC_CHECKOUT_DOMAIN,
    };
  }
  return {
    PUBLIC_STORE_DOMAIN: backend.origin,
    PUBLIC_STOREFRONT_API_TOKEN: backend.keys.storefrontToken,
    PUBLIC_CHECKOUT_DOMAIN: backend.origin,
  };
}

function supabaseVariables(environment: Environment, backend: EmbeddedParts | null) {
  if (environment.SUPABASE_URL || !backend) {
    return {
      SUPABASE_URL: environment.SUPABASE_URL,
      SUPABASE_ANON_KEY: environment.SUPABASE_ANON_KEY,
      SHOP_FORWARD_SECRET: environment.SHOP_FORWARD_SECRET,
    };
  }
  const {anonKey, forwardSecret} = backend.keys;
  return {
    SUPABASE_URL: backend.origin,
    SUPABASE_ANON_KEY: anonKey,
    SHOP_FORWARD_SECRET: forwardSecret,
  };
}
