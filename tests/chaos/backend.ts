import {startBackend} from '../../embedded/backend';
import {createClock} from '../../embedded/clock';
import {runUntilSignal} from '../../embedded/lifecycle';
import {loadKeys} from '../../embedded/keys';
import {buildSeed, PICTURE_FOLDERS} from '../../embedded/seed/seed';
import {join} from 'node:path';

export interface ChaosBackendSettings {
  port: number;
  databasePort: number;
  dataFolder: string;
  /** The port of the proxy through which the functions reach the database. */
  functionDatabasePort: number;
  functionVariables: Record<string, string>;
}

/** The embedded backend in a separate process that can be killed at any time. */
await runUntilSignal(async (closing) => {
  const {functionDatabasePort, functionVariables, ...settings} = JSON.parse(
    process.env.CHAOS_BACKEND!,
  ) as ChaosBackendSettings;
  const keys = loadKeys(join(settings.dataFolder, 'keys.json'));
  const backend = await startBackend({
    ...settings,
    control: true,
    seed: buildSeed,
    pictureFolders: PICTURE_FOLDERS,
    clock: createClock(undefined),
    storefrontOrigin: 'http://localhost:3000',
    keys,
    storefront: true,
    functionVariables: {
      ...functionVariables,
      SUPABASE_DB_URL: `postgres://postgres:${keys.databasePassword}@localhost:${functionDatabasePort}/postgres`,
    },
  });
  closing.push(backend.close);
});
