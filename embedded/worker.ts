import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {z} from 'zod';
import {bindRuntimeToProcess} from './bound-runtime';
import {closeServer, HOST, listen} from './http';
import {startNetwork} from './network/network';
import {OperatorError} from './operator-error';

/** Oxygen's date, as Hydrogen 2025.4 writes it into the build. */
const FALLBACK_COMPATIBILITY_DATE = '2025-04-01';

/** A runtime checks for its parent every second. */
const PORT_WAIT_MS = 2500;

const RUNTIME_ENDED =
  'The Workers runtime has ended by itself, and the shop with it. Start it again with npm start; if that repeats, the machine may be short of memory.';

const DISCONNECTED = /^Uncaught Error: Network connection lost\.\s*$/;

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
 * Serves the production build in MiniOxygen, the Workers runtime of Oxygen, behind a local version of Oxygen's CDN on
 * 127.0.0.1. Returns a function that stops it. Rejects when there is no build or the port is taken.
 */
export async function startWorker({
  port,
  buildFolder,
  env,
  onEnd,
}: WorkerOptions): Promise<() => Promise<void>> {
  await assertFree(port);
  const serverFolder = join(buildFolder, 'server');
  let started = false;
  let stopping = false;
  let startupErrors = '';
  bindRuntimeToProcess();
  const restoreSignals = rememberSignalListeners();
  const oxygen = createMiniOxygen({
    host: HOST,
    port: 0,
    requestHook: null,
    handleRuntimeStdio(output, errors) {
      output.resume();
      errors.on('data', (chunk: Buffer) => {
        if (!started) startupErrors += chunk.toString();
      });
      // Miniflare doesn't say when its runtime ends, but then the pipe closes.
      errors.once('close', () => {
        if (started && !stopping) onEnd(new OperatorError(RUNTIME_ENDED));
      });
    },
    workers: [
      {
        name: 'storefront',
        modulesRoot: serverFolder,
        modules: [
          {
            type: 'ESModule',
            path: join(serverFolder, 'index.js'),
            contents: readFileSync(join(serverFolder, 'index.js'), 'utf8'),
          },
        ],
        compatibilityDate: readCompatibilityDate(serverFolder),
        stripCfConnectingIp: true,
        bindings: env,
      },
    ],
  });
  restoreSignals();
  const restoreConsole = silenceDisconnects();
  const {workerUrl} = await oxygen.ready.catch((error: unknown) => {
    throw new Error(`The Workers runtime did not start. ${startupErrors}`, {cause: error});
  });
  // After the start the runtime only reports visitors that disconnected.
  started = true;
  const network = await startNetwork({
    port,
    workerPort: Number(workerUrl.port),
    clientFolder: join(buildFolder, 'client'),
  });
  process.on('uncaughtException', ignoreReset);
  return async () => {
    stopping = true;
    await closeServer(network);
    await oxygen.dispose();
    process.off('uncaughtException', ignoreReset);
    restoreConsole();
  };
}

/**
 * MiniOxygen prints a visitor's broken connection as an uncaught error, which the runtime reports even where the worker caught
 * it or never read the body. The worker's own log says what came of the request. Returns a function that ends this.
 */
function silenceDisconnects(): () => void {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    const [first] = values;
    const isDisconnect = first instanceof Error && DISCONNECTED.test(first.message);
    if (!isDisconnect) print(...values);
  };
  return () => void (console.error = print);
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

/** The debugger's connection is reset when the runtime ends, and MiniOxygen has no error listener on it. */
function ignoreReset(error: Error): void {
  if (!('code' in error) || error.code !== 'ECONNRESET') throw error;
}

/**
 * Rejects when the port is taken; the runtime would fail later with an unclear message. The runtime of a process killed
 * a moment ago gets time to exit.
 */
async function assertFree(port: number): Promise<void> {
  const deadline = Date.now() + PORT_WAIT_MS;
  for (;;) {
    try {
      return await closeServer(await listen(respondUnavailable, port));
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(200);
    }
  }
}

async function respondUnavailable(): Promise<Response> {
  return new Response(null, {status: 503});
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
