import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {loadKeys} from '../embedded/keys';
import {OperatorError} from '../embedded/operator-error';
import {readEnvironment} from '../embedded/settings';
import type {Store} from './admin-client';

/**
 * The store that the variables name: `PUBLIC_STORE_DOMAIN` with `SHOPIFY_ADMIN_TOKEN`, else the embedded one that runs on
 * this machine. Throws a sentence about what is missing.
 */
export function findStore(variables: Readonly<Record<string, string | undefined>>): Store {
  const environment = readEnvironment(variables);
  const {PUBLIC_STORE_DOMAIN: domain, SHOPIFY_ADMIN_TOKEN: token} = environment;
  if (domain) {
    if (!token) {
      throw new OperatorError(
        `SHOPIFY_ADMIN_TOKEN is missing: the Admin API token of an app in ${domain} (docs/operations.md).`,
      );
    }
    return {origin: domain.includes('://') ? domain : `https://${domain}`, token};
  }
  const keys = join(environment.EMBEDDED_DATA, 'keys.json');
  if (!existsSync(keys)) {
    throw new OperatorError(
      'There is no embedded shop yet. Start it with npm start, or set PUBLIC_STORE_DOMAIN and SHOPIFY_ADMIN_TOKEN.',
    );
  }
  return {
    origin: `http://localhost:${environment.BACKEND_PORT}`,
    token: loadKeys(keys).adminToken,
  };
}
