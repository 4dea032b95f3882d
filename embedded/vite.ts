import {fileURLToPath} from 'node:url';
import {sendResponse} from '@remix-run/node-fetch-server';
import {createServer, type Plugin} from 'vite';
import {z} from 'zod';
import {HOST, toRequest} from './http';
import {withOxygenHeaders} from './network/worker-client';

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** The file that MiniOxygen's plugin requests at the start, so that the first visitor waits less. */
const WARMUP_PATH = '/__vite_warmup';

interface Worker {
  fetch(request: Request, env: Record<string, string>, context: object): Promise<Response>;
}

/**
 * The process that `dev.ts` starts, with the port and the worker's variables: the storefront in Vite, with hot reload.
 */
const env = z.record(z.string(), z.string()).parse(JSON.parse(process.env.SHOP_WORKER_ENV ?? ''));
const vite = await createServer({
  root: PROJECT_FOLDER,
  clearScreen: false,
  server: {host: HOST, port: Number(process.argv[2]), strictPort: true},
  plugins: [workerInNode(env)],
});
await vite.listen();

/**
 * Runs the worker in this process, before a request reaches MiniOxygen: its plugin cannot start the Workers runtime
 * without a debugger, through which any web page could read the worker's variables.
 */
function workerInNode(env: Record<string, string>): Plugin {
  // A part of the Workers runtime that Node.js lacks. It stores nothing during development.
  const cache = {match: async () => undefined, put: async () => {}, delete: async () => false};
  Object.assign(globalThis, {caches: {open: async () => cache}});
  const context = {waitUntil: () => {}, passThroughOnException: () => {}};
  return {
    name: 'worker-in-node',
    enforce: 'pre',
    configureServer: {
      order: 'pre',
      handler: (vite) => () => {
        vite.middlewares.use(async (incoming, outgoing, next) => {
          try {
            const {default: worker} = (await vite.ssrLoadModule('/server.ts')) as {default: Worker};
            const request = toRequest(incoming, outgoing);
            if (!request || incoming.url === WARMUP_PATH) return void outgoing.end();
            const visit = withOxygenHeaders(request, incoming.socket.remoteAddress ?? HOST);
            await sendResponse(outgoing, await worker.fetch(visit, env, context));
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}
