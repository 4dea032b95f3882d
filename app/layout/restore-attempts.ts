/** A page may still be growing when it reappears, so its position is restored several times. */
const LATER_ATTEMPTS_MS = [250, 700];

/**
 * Calls `attempt` before the first paint, so that the top of the page doesn't flash, and again 250 and 700 ms later
 * (specification, section 9). Returns a function that cancels the remaining attempts.
 */
export function scheduleRestoreAttempts(attempt: () => void): () => void {
  attempt();
  const timers = LATER_ATTEMPTS_MS.map((delay) => setTimeout(attempt, delay));
  return () => timers.forEach(clearTimeout);
}
