import {clearInterval, setInterval} from 'node:timers';

/** Interval at which the parent process is checked. */
const CHECK_EVERY_MS = 1000;

/**
 * Calls `end` once the parent process has exited without passing a signal on, as when npm is killed; orphans would
 * block the ports. Only below npm and our own scripts: a program started in the background by hand may outlive its
 * shell. Returns a function that stops the check.
 * @param {() => void} end
 * @returns {() => void}
 */
export function onParentExit(end) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    // An orphan is adopted by another process, so its parent id changes.
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
