import {type ChildProcess, spawn} from 'node:child_process';
import type {ChaosBackendSettings} from './backend';
import {HOST} from '../../embedded/http';
import {stop, waitUntilUp} from '../support/program';

/** A backend that can be killed and restarted with the same data. */
export interface RestartableBackend {
  url: string;
  /** Kills the process with SIGKILL and starts it again; resolves when it responds. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRestartableBackend(
  settings: ChaosBackendSettings,
): Promise<RestartableBackend> {
  const url = `http://${HOST}:${settings.port}`;
  let child = await start(settings, url);
  return {
    url,
    async killAndRestart() {
      await stop(child, 'SIGKILL');
      child = await start(settings, url);
    },
    stop: () => stop(child),
  };
}

async function start(settings: ChaosBackendSettings, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/chaos/backend.ts'], {
    env: {...process.env, CHAOS_BACKEND: JSON.stringify(settings)},
    // Errors are expected here.
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await waitUntilUp(child, `${url}/__control/keys`);
  return child;
}
