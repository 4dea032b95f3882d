import {useSyncExternalStore} from 'react';
import {readStored, store} from './stored';
import {createSubscribers} from './subscribers';

/** A value in local storage, the same in every tab. */
export interface StoredValue<T> {
  /** The same object until the value changes. Browser only, like `update`. */
  read(): T;
  /** Changes the stored value, which another tab may have changed. */
  update(change: (value: T) => T): void;
  /** Calls the listener when this tab or another one changes the value; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The value on the server and during hydration. */
  empty: T;
}

/**
 * Stores a value as JSON. While storage is full or blocked, the value lasts as long as the page, or until another tab
 * stores one.
 */
export function createStoredValue<T>(
  key: string,
  parse: (text: string | null) => T,
): StoredValue<T> {
  const {subscribe, notify} = createSubscribers();
  const empty = parse(null);
  let unstored: string | null = null;
  let last: {text: string | null; value: T} = {text: null, value: empty};

  function read() {
    const text = unstored ?? readStored('localStorage', key);
    if (text !== last.text) last = {text, value: parse(text)};
    return last.value;
  }

  return {
    read,
    update(change) {
      const value = change(read());
      const text = JSON.stringify(value);
      unstored = store('localStorage', key, text) ? null : text;
      last = {text, value};
      notify();
    },
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      const follow = (event: StorageEvent) => {
        // Another tab has stored a newer value.
        if (event.key === key) unstored = null;
        listener();
      };
      window.addEventListener('storage', follow);
      // A page in the back/forward cache gets no storage events.
      window.addEventListener('pageshow', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', follow);
        window.removeEventListener('pageshow', listener);
      };
    },
    empty,
  };
}

export function useStoredValue<T>({subscribe, read, empty}: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, read, () => empty);
}
