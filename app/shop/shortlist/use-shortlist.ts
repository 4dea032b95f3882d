import {useMemo, useSyncExternalStore} from 'react';
import {readStored, store} from '~/lib/browser/stored';
import {createSubscribers} from '~/lib/browser/subscribers';
import {parseShortlist, type Shortlist} from './shortlist';

const KEY = 'shortlist';

const {subscribe, notify} = createSubscribers();

/** The list while storage is full or blocked. It lasts as long as the page. */
let unstored: string | null = null;

/** The list as text, which stays the same until the list changes. Browser only, like everything here. */
export function readShortlistText(): string | null {
  return unstored ?? readStored('localStorage', KEY) ?? null;
}

/** Changes the stored list, which another tab may have changed. */
export function updateShortlist(change: (list: Shortlist) => Shortlist): void {
  const text = JSON.stringify(change(parseShortlist(readShortlistText())));
  unstored = store('localStorage', KEY, text) ? null : text;
  notify();
}

/** Calls the listener when this tab or another one changes the list; returns a function that unsubscribes. */
export function subscribeToShortlist(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** The visitor's own list; empty on the server and during hydration. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribeToShortlist, readShortlistText, () => null);
  return useMemo(() => parseShortlist(text), [text]);
}
