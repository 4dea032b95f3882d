import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Backend, startBackend} from './backend';
import {createClock} from './clock';
import {type Keys, loadKeys} from './keys';
import {type Environment, readEnvironment} from './settings';
import {startWorker} from './worker';
import {workerEnv} from './worker-env';

const BUILD_FOLDER = fileURLToPath(new URL('../dist/', import.meta.url));

/** Ends what was started, the last started first. */
type Close = () => Promise<void>;

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const backend = await startBackendUnlessConfigured(environment);
  const closing: Close[] = backend ? [backend.close] : [];
  endWithSignals(closing);
  try {
    closing.push(
      await startWorker({
        port: environment.PORT,
        buildFolder: BUILD_FOLDER,
        env: workerEnv(environment, backend),
      }),
    );
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
  printAddresses(environment, backend);
}

/** Null when a real store and a real Supabase project are configured: then nothing embedded is needed. */
async function startBackendUnlessConfigured(
  environment: Environment,
): Promise<(Backend & {keys: Keys}) | null> {
  if (environment.PUBLIC_STORE_DOMAIN && environment.SUPABASE_URL) return null;
  const dataFolder = resolve(environment.EMBEDDED_DATA);
  const keys = loadKeys(join(dataFolder, 'keys.json'));
  const backend = await startBackend({
    port: environment.BACKEND_PORT,
    dataFolder,
    control: environment.EMBEDDED_CONTROL === '1',
    catalogueSize: environment.EMBEDDED_CATALOGUE_SIZE,
    clock: createClock(environment.SHOP_CLOCK),
    storefrontOrigin: `http://localhost:${environment.PORT}`,
    keys,
    storefront: !environment.PUBLIC_STORE_DOMAIN,
  });
  return {...backend, keys};
}

function endWithSignals(closing: Close[]): void {
  const end = () => {
    process.off('SIGINT', end).off('SIGTERM', end);
    closeAll(closing).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}

async function closeAll(closing: Close[]): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

function printAddresses(environment: Environment, backend: Backend | null): void {
  const lines = [`Shop                      http://localhost:${environment.PORT}`];
  if (backend && !environment.PUBLIC_STORE_DOMAIN) {
    lines.push(`Checkout, Storefront API  ${backend.origin}`);
  }
  if (backend) lines.push(`Mailbox                   ${backend.origin}/mailbox`);
  console.info(`\n${lines.join('\n')}\n`);
}

/** Says what went wrong in a sentence where one is known, and ends with code 1. */
function fail(error: unknown): void {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or set PORT and BACKEND_PORT to other ones.`;
  }
  return error;
}

main().catch(fail);
