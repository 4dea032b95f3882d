import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {printAddresses} from './addresses';
import {bindRuntimeToProcess} from './bound-runtime';
import {startEmbeddedBackend} from './embedded-backend';
import {HOST} from './http';
import {runUntilSignal} from './lifecycle';
import {readEnvironment} from './settings';
import {workerEnv} from './worker-env';

/** `npm run dev`: the embedded backend, and the storefront in Vite with hot reload. */
await runUntilSignal(async (closing) => {
  const environment = readEnvironment(process.env);
  bindRuntimeToProcess();
  const backend = await startEmbeddedBackend(environment);
  if (backend) closing.push(backend.close);
  // What the artist changes in the admin shows at once.
  const {SHOP_CACHE = 'off', ...others} = environment;
  closing.push(startVite(environment.PORT, workerEnv({...others, SHOP_CACHE}, backend)));
  printAddresses(environment, backend);
});

/** Runs Vite in a child process and returns a function that stops it. When Vite exits, so does this process. */
function startVite(port: number, env: Record<string, string>): () => Promise<void> {
  const vite = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const child = spawn(
    process.execPath,
    [vite, '--host', HOST, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    {
      stdio: 'inherit',
      // `vite.config.ts` passes these to the worker; Vite does not read .env for it.
      env: {...process.env, SHOP_WORKER_ENV: JSON.stringify(env)},
    },
  );
  const endToo = () => process.kill(process.pid, 'SIGTERM');
  child.once('exit', endToo);
  // Where this process ends at once, as on a full disk.
  process.once('exit', () => child.kill());
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.off('exit', endToo);
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
