export interface Subscribers<Args extends unknown[]> {
  /** Adds a callback; returns a function that removes it. */
  subscribe: (callback: (...args: Args) => void) => () => void;
  /** Calls every callback. */
  notify: (...args: Args) => void;
}

/** The callbacks of a store outside React; `subscribe` is what `useSyncExternalStore` takes. */
export function createSubscribers<Args extends unknown[] = []>(): Subscribers<Args> {
  const callbacks = new Set<(...args: Args) => void>();
  return {
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    notify(...args) {
      for (const callback of callbacks) callback(...args);
    },
  };
}
