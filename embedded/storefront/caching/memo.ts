/** Caches values derived from the catalogue until it changes. */
export interface Memo {
  /** Returns the value of `make` for this key, computed once per revision. */
  get<Value>(key: string, make: () => Value): Value;
}

/** A cache that is cleared as soon as `revision` returns another number. */
export function createMemo(revision: () => number): Memo {
  let values = new Map<string, unknown>();
  let keptFor = revision();
  return {
    get<Value>(key: string, make: () => Value): Value {
      if (revision() !== keptFor) {
        values = new Map();
        keptFor = revision();
      }
      if (!values.has(key)) values.set(key, make());
      // Type-safe as long as a key is always used with the same type; all keys are in this folder.
      return values.get(key) as Value;
    },
  };
}
