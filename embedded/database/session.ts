import type {PGlite} from '@electric-sql/pglite';

/** The one session that PGlite has, lent to one holder at a time. */
export interface Session {
  /**
   * Runs `work` once everyone who asked before has given the session back. What another `holder` changed about the
   * session and left (its role, its settings, its temporary tables) is undone first; an open transaction must not be
   * left. Work that asks for the session again within itself waits forever.
   */
  lend<Result>(holder: object, work: (pglite: PGlite) => Promise<Result>): Promise<Result>;
}

/** The session of `pglite`, which nobody else may use from here on. */
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
