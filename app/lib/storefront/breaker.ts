/** As many silences in a row are no hiccup any more. */
const SILENCES = 3;

/** How long nobody else waits for a silent storefront before one call finds out whether it speaks again. */
const PAUSE_MS = 5000;

/** Spares visitors the wait for a storefront that is known to be silent. */
export interface Breaker {
  /** Whether a call is not to be made. After each pause one is let through. */
  refuses(): boolean;
  note(wasSilent: boolean): void;
}

/**
 * A breaker for the whole worker. Only silence counts: a storefront that fails at once costs nobody anything, and is back for
 * everybody the moment it is back. `now` gives epoch milliseconds.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let silences = 0;
  let nextTryAtMs = 0;
  return {
    refuses() {
      if (silences < SILENCES) return false;
      if (now() < nextTryAtMs) return true;
      nextTryAtMs = now() + PAUSE_MS;
      return false;
    },
    note(wasSilent) {
      silences = wasSilent ? silences + 1 : 0;
      if (wasSilent) nextTryAtMs = now() + PAUSE_MS;
    },
  };
}
