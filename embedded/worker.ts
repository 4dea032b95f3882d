import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Miniflare} from 'miniflare';
import {z} from 'zod';
import {HOST} from './http';
import {startNetwork} from './network/network';
import {OperatorError} from '../store/operator-error';

/** Oxygen's date, as Hydrogen 2025.4 writes it into the build. */
const FALLBACK_COMPATIBILITY_DATE = '2025-04-01';

const RUNTIME_ENDED =
  'The Workers runtime has ended by itself, and the shop with it. Start it again with npm start; if that repeats, the machine may be short of memory.';

const oxygenSchema = z.object({compatibility_date: z.string()});

interface WorkerOptions {
  port: number;
  /** The build's folder, `dist`. */
  buildFolder: string;
  /** The worker's variables. */
  env: Record<string, string>;
  /** Called when the runtime ends without having been stopped: killed, or crashed. */
  onEnd: (error: Error) => void;
}

/**
 * Serves the production build in the Workers runtime, behind a local version of Oxygen's CDN on 127.0.0.1. Miniflare
 * starts the runtime as MiniOxygen does, but without its debugger: any web page could connect to that and read the
 * worker's secrets. Returns a function that stops it. Rejects when there is no build or the port is taken.
 */
export async function startWorker({
  port,
  buildFolder,
  env,
  onEnd,
}: WorkerOptions): Promise<() => Promise<void>> {
  const serverFolder = join(buildFolder, 'server');
  let started = false;
  let stopping = false;
  let startupErrors = '';
  const restoreSignals = rememberSignalListeners();
  const miniflare = new Miniflare({
    host: HOST,
    port: 0,
    cf: false,
    handleRuntimeStdio(output, errors) {
      output.pipe(process.stdout, {end: false});
      errors.on('data', (chunk: Buffer) => {
        if (started) process.stderr.write(chunk);
        else startupErrors += chunk.toString();
      });
      // Miniflare doesn't report when its runtime ends, but the pipe closes then.
      errors.once('close', () => {
        if (started && !stopping) onEnd(new OperatorError(RUNTIME_ENDED));
      });
    },
    name: 'storefront',
    modulesRoot: serverFolder,
    modules: [{type: 'ESModule', path: join(serverFolder, 'index.js')}],
    compatibilityDate: readCompatibilityDate(serverFolder),
    stripCfConnectingIp: true,
    bindings: env,
  });
  restoreSignals();
  const workerUrl = await miniflare.ready.catch((error: unknown) => {
    throw new Error(`The Workers runtime did not start. ${startupErrors}`, {cause: error});
  });
  started = true;
  const stopRuntime = () => {
    stopping = true;
    return miniflare.dispose();
  };
  const network = await startNetwork({
    port,
    workerPort: Number(workerUrl.port),
    clientFolder: join(buildFolder, 'client'),
  }).catch(async (error: unknown) => {
    await stopRuntime();
    throw error;
  });
  return async () => {
    await network.close();
    await stopRuntime();
  };
}

/**
 * Miniflare exits the process as soon as it receives a signal, before the database could be closed. Returns a function
 * that removes the signal listeners added since; its `exit` listener remains and stops the runtime.
 */
function rememberSignalListeners(): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)));
  return () => {
    for (const signal of signals) {
      for (const listener of process.listeners(signal)) {
        if (!before.has(listener)) process.off(signal, listener);
      }
    }
  };
}

function readCompatibilityDate(serverFolder: string): string {
  try {
    const settings: unknown = JSON.parse(readFileSync(join(serverFolder, 'oxygen.json'), 'utf8'));
    return oxygenSchema.parse(settings).compatibility_date;
  } catch {
    // Builds of other Hydrogen versions may not contain the file.
    return FALLBACK_COMPATIBILITY_DATE;
  }
}
