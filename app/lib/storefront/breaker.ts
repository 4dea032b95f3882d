/** The number of timeouts in a row that opens the breaker. */
const TIMEOUTS_TO_OPEN = 3;

/** How long calls are skipped before one is let through as a trial. */
const PAUSE_MS = 5000;

/** Spares visitors the timeout of a storefront that does not respond. */
export interface Breaker {
  /** Whether to skip a call. After each pause one call is let through. */
  shouldSkip(): boolean;
  record(timedOut: boolean): void;
}

/**
 * A circuit breaker for the whole worker. It counts timeouts only: a storefront that fails at once causes no delay, and
 * recovers for everybody at once. `now` returns epoch milliseconds.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let timeouts = 0;
  let nextTryAtMs = 0;
  return {
    shouldSkip() {
      if (timeouts < TIMEOUTS_TO_OPEN) return false;
      if (now() < nextTryAtMs) return true;
      nextTryAtMs = now() + PAUSE_MS;
      return false;
    },
    record(timedOut) {
      timeouts = timedOut ? timeouts + 1 : 0;
      if (timedOut) nextTryAtMs = now() + PAUSE_MS;
    },
  };
}
