import {join, resolve} from 'node:path';
import {type Backend, startBackend} from './backend';
import {createClock} from './clock';
import {type Keys, loadKeys} from './keys';
import {openPrivateFolder} from './private-folder';
import {fail} from './lifecycle';
import {buildSeed, PICTURE_FOLDERS} from './seed/seed';
import type {Environment} from '../store/settings';

/**
 * Starts the embedded backend as the environment configures it, with the painter's seed, which no other module of the
 * backend imports. Null when both a real store and a real Supabase project are configured.
 */
export async function startEmbeddedBackend(
  environment: Environment,
): Promise<(Backend & {keys: Keys}) | null> {
  if (environment.PUBLIC_STORE_DOMAIN && environment.SUPABASE_URL) return null;
  const dataFolder = resolve(environment.EMBEDDED_DATA);
  openPrivateFolder(dataFolder);
  const keys = loadKeys(join(dataFolder, 'keys.json'));
  const backend = await startBackend({
    port: environment.BACKEND_PORT,
    dataFolder,
    // Nothing can be closed in order any more, because the parts would wait for the database.
    onDatabaseEnd: fail,
    control: environment.EMBEDDED_CONTROL === '1',
    seed: (now) => buildSeed(now, environment.EMBEDDED_CATALOGUE_SIZE),
    pictureFolders: PICTURE_FOLDERS,
    clock: createClock(environment.SHOP_CLOCK),
    storefrontOrigin: `http://localhost:${environment.PORT}`,
    keys,
    storefront: !environment.PUBLIC_STORE_DOMAIN,
    functions: !environment.SUPABASE_URL,
    databasePort: environment.EMBEDDED_DATABASE_PORT,
    functionVariables: {NEWSLETTER_CONFIRMATION: environment.NEWSLETTER_CONFIRMATION ?? 'on'},
  });
  return {...backend, keys};
}
