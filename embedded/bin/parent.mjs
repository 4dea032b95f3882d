import {clearInterval, setInterval} from 'node:timers';

/** How soon after its parent a program ends. */
const CHECK_EVERY_MS = 1000;

/**
 * Calls `end` once the process that started this one is gone without having passed a signal on, as when npm is killed
 * outright; the ports would be held by orphans. Only below npm and our own scripts: a program put in the background by
 * hand may well outlive the shell that started it. Answers how to stop watching.
 * @param {() => void} end
 * @returns {() => void}
 */
export function whenParentIsGone(end) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    // The orphan is handed to another process, whose number shows.
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
