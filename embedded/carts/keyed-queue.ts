/** Runs tasks with the same key one after another, and those of different keys concurrently. */
export interface KeyedQueue {
  /** Returns or throws the result of `work`, which runs after every task queued before under `key`. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates an empty queue. A key without pending tasks uses no memory. */
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
