import {startBackend} from '../../embedded/backend';
import {createClock} from '../../embedded/clock';
import {runUntilSignal} from '../../embedded/lifecycle';
import {loadKeys} from '../../embedded/keys';
import {buildSeed, PICTURE_FOLDERS} from '../../embedded/seed/seed';
import {join} from 'node:path';
import {z} from 'zod';

const settingsSchema = z.object({
  port: z.number(),
  databasePort: z.number(),
  dataFolder: z.string(),
  /** The port of the proxy through which the functions reach the database. */
  functionDatabasePort: z.number(),
  functionVariables: z.record(z.string(), z.string()),
});

export type ChaosBackendSettings = z.infer<typeof settingsSchema>;

/** The embedded backend in a separate process that can be killed at any time. */
await runUntilSignal(async (closing) => {
  const {functionDatabasePort, functionVariables, ...settings} = settingsSchema.parse(
    JSON.parse(process.env.CHAOS_BACKEND ?? '{}'),
  );
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
