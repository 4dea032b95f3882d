/** The delay before each attempt to load the launched product. Responses may come from caches that are still stale. */
const DELAYS_MS = [0, 3_000, 6_000, 12_000, 24_000, 48_000];

/** Thousands of visitors reach zero at once; each adds a random delay up to this one. */
const MAX_JITTER_MS = 2_000;

export interface LaunchRefresh<Result> {
  /** Loads the product; null while it is not available yet. A rejection counts as null. */
  load: () => Promise<Result | null>;
  onLoad: (result: Result) => void;
  /** Returns a number from 0 to 1 exclusive, as `Math.random` does. */
  random: () => number;
  /** Calls back once; returns a function that cancels it. */
  callAfter: (delayMs: number, callback: () => void) => () => void;
}

/**
 * Loads a product after its launch, with retries and a random delay so that visitors do not all send requests at once.
 * Returns a function that stops it.
 */
export function refreshAfterLaunch<Result>({
  load,
  onLoad,
  random,
  callAfter,
}: LaunchRefresh<Result>): () => void {
  let isOver = false;
  let cancel = () => {};

  function attempt([delay, ...laterDelaysMs]: readonly number[]): void {
    if (delay === undefined) return;
    cancel = callAfter(delay + random() * MAX_JITTER_MS, () => {
      void load()
        .catch(() => null)
        .then((result) => {
          if (isOver) return;
          if (result === null) attempt(laterDelaysMs);
          else onLoad(result);
        });
    });
  }

  attempt(DELAYS_MS);
  return () => {
    isOver = true;
    cancel();
  };
}
