/** Runs pieces of work that share a key one after another, and those of different keys side by side. */
export interface KeyedQueue {
  /** Answers or throws what `work` does, once everything queued before under `key` has ended. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates an empty queue. It keeps nothing of a key whose work has ended. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const before = last.get(key) ?? Promise.resolve();
      const turn = before.then(work, work);
      last.set(key, turn);
      try {
        return await turn;
      } finally {
        if (last.get(key) === turn) last.delete(key);
      }
    },
  };
}
