import {respondWithFaults} from '../control/respond-with-faults';
import type {Faults} from '../control/faults';
import type {Handler} from '../http';

interface Parts {
  handlers: ReadonlyMap<string, Handler>;
  keys: {anonKey: string; serviceRoleKey: string};
  /** Faults of the target `functions`. */
  faults: Faults;
}

/** They check a secret of their own, or Shopify's signature: `verify_jwt = false` in supabase/config.toml. */
const WITHOUT_JWT = new Set([
  ...['outbox-send', 'customers-send', 'back-in-stock-send', 'leftovers-remove', 'weekly-letter'],
  'shopify-webhook',
]);

const PATH = /^\/functions\/v1\/([^/]+)\/?$/;

/** Supabase's keys since 2025, which are no JWTs. https://supabase.com/docs/guides/api/api-keys */
const PLATFORM_KEY = /^sb_(?:publishable|secret)_/;
const PLATFORM_KEY_MESSAGE =
  'Invalid JWT: a publishable or secret key is none. Set SUPABASE_ANON_KEY to the project’s anon key (Settings, API Keys, Legacy API Keys)';

/**
 * `/functions/v1/{name}` as Supabase's gateway handles it: 404 for unknown names, 401 without a key of the project,
 * otherwise the function's own handler. A preflight needs no key. https://supabase.com/docs/guides/functions/auth
 */
export function createFunctionsGateway({handlers, keys, faults}: Parts): Handler {
  const known = new Set([keys.anonKey, keys.serviceRoleKey]);
  return async (request) => {
    const name = PATH.exec(new URL(request.url).pathname)?.[1] ?? '';
    const handler = handlers.get(name);
    if (!handler) {
      return Response.json(
        {code: 'NOT_FOUND', message: 'Requested function was not found'},
        {status: 404},
      );
    }
    if (request.method !== 'OPTIONS' && !WITHOUT_JWT.has(name)) {
      const key = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      if (!key) return unauthorized('Missing authorization header');
      if (PLATFORM_KEY.test(key)) return unauthorized(PLATFORM_KEY_MESSAGE);
      if (!known.has(key)) return unauthorized('Invalid JWT');
    }
    // Part of an upload, whose faults are the storage's.
    if (name === 'reference-image') return handler(request);
    return respondWithFaults(faults.take(['functions']), () => handler(request));
  };
}

function unauthorized(message: string): Response {
  return Response.json({code: 401, message}, {status: 401});
}
