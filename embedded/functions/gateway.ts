import {readFileSync} from 'node:fs';
import {parse} from 'smol-toml';
import {z} from 'zod';
import type {Faults} from '../control/faults';
import type {Handler} from '../http';

const CONFIG = z.object({
  functions: z.record(z.string(), z.object({verify_jwt: z.boolean()})),
});

/**
 * The names of the functions that Supabase calls without a JWT of the project, from supabase/config.toml. Throws when
 * the file is invalid.
 */
function readOpenFunctions(): ReadonlySet<string> {
  const {functions} = CONFIG.parse(
    parse(readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')),
  );
  const open = Object.entries(functions).filter(([, settings]) => !settings.verify_jwt);
  return new Set(open.map(([name]) => name));
}

interface Parts {
  handlers: ReadonlyMap<string, Handler>;
  keys: {anonKey: string; serviceRoleKey: string};
  /** Faults of the target `functions`. */
  faults: Faults;
}

const PATH = /^\/functions\/v1\/([^/]+)\/?$/;

/**
 * Supabase's keys since 2025, which aren't JWTs: every function rejects them as bearer tokens.
 * https://supabase.com/docs/guides/api/api-keys
 */
const PLATFORM_KEY = /^sb_(?:publishable|secret)_/;
const PLATFORM_KEY_MESSAGE =
  'Invalid JWT: a publishable or secret key is not a JWT. Send it only in the header apikey';

/**
 * `/functions/v1/{name}` as Supabase's gateway handles it: 404 for unknown names, 401 without a key of the project
 * unless supabase/config.toml says `verify_jwt = false`, otherwise the function's own handler. https://supabase.com/docs/guides/functions/auth
 */
export function createFunctionsGateway({handlers, keys, faults}: Parts): Handler {
  const known = new Set([keys.anonKey, keys.serviceRoleKey]);
  const open = readOpenFunctions();
  return async (request) => {
    const name = PATH.exec(new URL(request.url).pathname)?.[1] ?? '';
    const handler = handlers.get(name);
    if (!handler) {
      return Response.json(
        {code: 'NOT_FOUND', message: 'Requested function was not found'},
        {status: 404},
      );
    }
    const key = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (key && PLATFORM_KEY.test(key)) return unauthorized(PLATFORM_KEY_MESSAGE);
    if (!open.has(name)) {
      if (!key) return unauthorized('Missing authorization header');
      if (!known.has(key)) return unauthorized('Invalid JWT');
    }
    // A step of an upload, to which the storage's faults apply.
    if (name === 'reference-image') return handler(request);
    return faults.respond(['functions'], () => handler(request));
  };
}

function unauthorized(message: string): Response {
  return Response.json({code: 401, message}, {status: 401});
}
