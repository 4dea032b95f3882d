/** Caches the most recently used values. */
export interface LruCache<Value> {
  /** The value cached under a key; created by `make` when there is none. */
  get(key: string, make: () => Value): Value;
}

/** Creates an empty cache of at most `size` values. */
export function createLruCache<Value>(size: number): LruCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key, make) {
      const value = values.has(key) ? values.get(key)! : make();
      // A Map iterates in insertion order: the most recently used key moves to the end.
      values.delete(key);
      values.set(key, value);
      if (values.size > size) values.delete(values.keys().next().value!);
      return value;
    },
  };
}
