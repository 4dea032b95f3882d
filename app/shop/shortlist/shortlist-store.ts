import {createSubscribers} from '~/lib/browser/subscribers';
import {parseShortlist, type Shortlist} from './shortlist';

const KEY = 'shortlist';

const {subscribe, notify} = createSubscribers();

/** The list where the storage is full or forbidden (even accessing it may throw): it lasts as long as the page. */
let unstored: string | null = null;

/** The list as text, which stays the same until the list changes. Browser only, as all here. */
export function readShortlistText(): string | null {
  try {
    return unstored ?? window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Changes the stored list, which another tab may have changed in between. */
export function updateShortlist(change: (list: Shortlist) => Shortlist): void {
  const text = JSON.stringify(change(parseShortlist(readShortlistText())));
  try {
    window.localStorage.setItem(KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  notify();
}

/** Calls the listener when this tab or another one changes the list; returns what ends that. */
export function subscribeToShortlist(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
