import type {PGlite} from '@electric-sql/pglite';

/** Exclusive access to the single session of PGlite. */
export interface Session {
  /**
   * Runs `work` after all work queued before. Session state of another `holder` (role, settings, temporary tables) is
   * discarded first; `work` must not leave a transaction open. Calling `run` within `work` deadlocks.
   */
  run<Result>(holder: object, work: (pglite: PGlite) => Promise<Result>): Promise<Result>;
}

/** Creates the session of `pglite`, which must not be used directly from now on. */
export function createSession(pglite: PGlite): Session {
  let lastRun: Promise<unknown> = Promise.resolve();
  let lastHolder: object | null = null;
  return {
    run(holder, work) {
      const start = async () => {
        if (lastHolder !== null && lastHolder !== holder) await pglite.exec('discard all');
        lastHolder = holder;
        return work(pglite);
      };
      const result = lastRun.then(start, start);
      lastRun = result;
      return result;
    },
  };
}
