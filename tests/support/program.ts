import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/** On the first start in development Vite optimizes all dependencies. */
export const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 8000;

/** Waits until a program responds at the URL, by default with a success. Rejects when it ends, or takes too long. */
export async function waitUntilUp(
  child: ChildProcess,
  url: string,
  isUp = (response: Response) => response.ok,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`);
    const response = await fetch(url).catch(() => null);
    if (response && isUp(response)) return;
    await wait(100);
  }
  throw new Error('It took too long.');
}

/** Resolves once the program has ended, by force when the signal has no effect. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  clearTimeout(timer);
}
