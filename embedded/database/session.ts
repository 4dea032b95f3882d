import type {PGlite} from '@electric-sql/pglite';

/** Exclusive access to the single session of PGlite. */
export interface Session {
  /**
   * Runs `work` after all work queued before. Session state of another `holder` (role, settings, temporary tables) is
   * discarded first; `work` must not leave a transaction open. Calling `lend` within `work` deadlocks.
   */
  lend<Result>(holder: object, work: (pglite: PGlite) => Promise<Result>): Promise<Result>;
}

/** Creates the session of `pglite`, which must not be used directly from now on. */
export function createSession(pglite: PGlite): Session {
  let lastTurn: Promise<unknown> = Promise.resolve();
  let lastHolder: object | null = null;
  return {
    lend(holder, work) {
      const takeTurn = async () => {
        if (lastHolder !== null && lastHolder !== holder) await pglite.exec('discard all');
        lastHolder = holder;
        return work(pglite);
      };
      const turn = lastTurn.then(takeTurn, takeTurn);
      lastTurn = turn;
      return turn;
    },
  };
}
