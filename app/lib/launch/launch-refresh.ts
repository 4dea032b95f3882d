/**
 * The waits before each attempt to learn what a launch brought. The answers of a shop that is asked by thousands come out of
 * caches, which may be a while behind.
 */
const WAITS_MS = [0, 3_000, 6_000, 12_000, 24_000, 48_000];

/** Thousands of visitors see the same zero; each waits for a moment of his own in that span. */
const SPREAD_MS = 2_000;

export interface LaunchRefresh<Answer> {
  /** Asks the shop; null when it does not say yet. A rejection counts as null. */
  ask: () => Promise<Answer | null>;
  onAnswer: (answer: Answer) => void;
  /** From 0 up to 1, as `Math.random` gives it. */
  random: () => number;
  /** Calls back once; the answer calls it off. */
  callAfter: (delayMs: number, callback: () => void) => () => void;
}

/** Asks the shop after a launch until it answers, a few times over and never all visitors at once. The answer ends it. */
export function refreshAfterLaunch<Answer>({
  ask,
  onAnswer,
  random,
  callAfter,
}: LaunchRefresh<Answer>): () => void {
  let isOver = false;
  let callOff = () => {};

  function attempt([waitMs, ...laterWaitsMs]: readonly number[]): void {
    if (waitMs === undefined) return;
    callOff = callAfter(waitMs + random() * SPREAD_MS, () => {
      void ask()
        .catch(() => null)
        .then((answer) => {
          if (isOver) return;
          if (answer === null) attempt(laterWaitsMs);
          else onAnswer(answer);
        });
    });
  }

  attempt(WAITS_MS);
  return () => {
    isOver = true;
    callOff();
  };
}
