/** Keeps the values used last, up to a number of them. */
export interface LruCache<Value> {
  /** The value kept under a key, made anew where there is none. */
  get(key: string, make: () => Value): Value;
}

/** An empty cache of at most `size` values. */
export function createLruCache<Value>(size: number): LruCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key, make) {
      const value = values.has(key) ? values.get(key)! : make();
      // A Map keeps the order of insertion: what was used last moves to its end.
      values.delete(key);
      values.set(key, value);
      if (values.size > size) values.delete(values.keys().next().value!);
      return value;
    },
  };
}
