import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {type Keys, loadKeys} from '../embedded/keys';
import {OperatorError} from './operator-error';
import {readEnvironment} from './settings';
import type {AdminAccess} from '../supabase/functions/_shared/adapters/shopify-admin';
import {findAdminToken, storeOrigin} from '../supabase/functions/_shared/adapters/shopify-token';

/**
 * The store that the variables name, `PUBLIC_STORE_DOMAIN` with an Admin API token, or else the running embedded one.
 * Throws a readable message about anything missing.
 */
export function findStore(variables: Readonly<Record<string, string | undefined>>): AdminAccess {
  const environment = readEnvironment(variables);
  const {PUBLIC_STORE_DOMAIN: domain} = environment;
  if (domain) {
    const origin = storeOrigin(domain);
    const token = findAdminToken(origin, environment);
    if (token) return {origin, token};
    throw new OperatorError(
      `SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are missing: those of an app in ${domain} (docs/operations.md).`,
    );
  }
  const {adminToken} = loadEmbeddedKeys(
    environment.EMBEDDED_DATA,
    'PUBLIC_STORE_DOMAIN and the credentials of an app',
  );
  return {origin: `http://localhost:${environment.BACKEND_PORT}`, token: adminToken};
}

/**
 * The keys of the embedded shop in this folder. Throws a readable message when there are none; `instead` names what a
 * real store requires.
 */
export function loadEmbeddedKeys(folder: string, instead: string): Keys {
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return loadKeys(file);
  throw new OperatorError(
    `There’s no embedded shop yet. Start it with npm start, or set ${instead}.`,
  );
}
