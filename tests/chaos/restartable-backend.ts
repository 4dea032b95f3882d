import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import type {ChaosBackendSettings} from './backend';
import {HOST} from '../../embedded/http';

const START_TIMEOUT_MS = 60_000;

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
      await stopProcess(child, 'SIGKILL');
      child = await start(settings, url);
    },
    stop: () => stopProcess(child, 'SIGTERM'),
  };
}

async function start(settings: ChaosBackendSettings, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/chaos/backend.ts'], {
    env: {...process.env, CHAOS_BACKEND: JSON.stringify(settings)},
    // Errors are expected here.
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The backend ended with code ${child.exitCode}`);
    const response = await fetch(`${url}/__control/keys`).catch(() => null);
    if (response?.ok) return child;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error('The backend did not start');
}

async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
