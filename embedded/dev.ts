import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {printAddresses} from './addresses';
import {startEmbeddedBackend} from './embedded-backend';
import {runUntilSignal} from './lifecycle';
import {readEnvironment} from '../store/settings';
import {workerEnv} from './worker-env';

const VITE_SERVER = fileURLToPath(new URL('./vite.ts', import.meta.url));

/** `npm run dev`: the embedded backend, and the storefront in Vite with hot reload. */
await runUntilSignal(async (closing) => {
  const environment = readEnvironment(process.env);
  const backend = await startEmbeddedBackend(environment);
  if (backend) closing.push(backend.close);
  // The artist's changes in the admin appear at once.
  const {SHOP_CACHE = 'off', ...others} = environment;
  closing.push(startVite(environment.PORT, workerEnv({...others, SHOP_CACHE}, backend)));
  printAddresses(environment, backend);
});

/** Runs Vite in a child process and returns a function that stops it. When Vite exits, so does this process. */
function startVite(port: number, env: Record<string, string>): () => Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', VITE_SERVER, String(port)], {
    stdio: 'inherit',
    // Every user of the machine can see a process's arguments, so the environment has the secrets.
    env: {...process.env, SHOP_WORKER_ENV: JSON.stringify(env)},
  });
  const endToo = () => process.kill(process.pid, 'SIGTERM');
  child.once('exit', endToo);
  // For when this process ends at once, as on a full disk.
  process.once('exit', () => child.kill());
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.off('exit', endToo);
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
