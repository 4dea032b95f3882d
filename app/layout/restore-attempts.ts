/** A page may still be growing when it is shown again, so its position is restored several times. */
const ATTEMPTS_MS = [0, 250, 700];

export type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/**
 * Calls `attempt` at once, before the page is painted, so that its top does not flash, and again 250 and 700 ms later
 * (specification, section 9). Returns a function that cancels the remaining attempts.
 */
export function scheduleRestoreAttempts(attempt: () => void, timers: Timers): () => void {
  const pending = ATTEMPTS_MS.flatMap((delay) => {
    if (delay > 0) return timers.setTimeout(attempt, delay);
    attempt();
    return [];
  });
  return () => pending.forEach((timer) => timers.clearTimeout(timer));
}
