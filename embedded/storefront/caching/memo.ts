/** Keeps what was derived from the catalogue until the catalogue changes. */
export interface Memo {
  /** Answers what `make` made for this key since the last change. */
  get<Value>(key: string, make: () => Value): Value;
}

/** A memo that forgets everything as soon as `revision` answers another number. */
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
      // Sound as long as a key is always asked for with the same kind of value; the keys are in this folder alone.
      return values.get(key) as Value;
    },
  };
}
