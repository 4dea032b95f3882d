import {createSubscribers} from '~/lib/browser/subscribers';
import {parseShortlist, type Shortlist} from './shortlist';

export const SHORTLIST_KEY = 'shortlist';

const EMPTY: Shortlist = [];

export interface ShortlistStore {
  getSnapshot(): Shortlist;
  subscribe(listener: () => void): () => void;
  /** Changes the stored list, which another tab may have changed in between. */
  update(change: (list: Shortlist) => Shortlist): void;
  /** Reads what another tab wrote. */
  read(): void;
}

/**
 * A shortlist that is kept in a storage. Where the storage is full or forbidden (even accessing it may throw), the list
 * lasts as long as the page.
 */
export function createShortlistStore(
  findStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
): ShortlistStore {
  const {subscribe, notify} = createSubscribers();
  let text: string | null = null;
  let list = EMPTY;

  function read() {
    try {
      const stored = findStorage().getItem(SHORTLIST_KEY);
      if (stored === text) return;
      text = stored;
      list = parseShortlist(stored);
      notify();
    } catch {
      // Forbidden: the list of this page stays.
    }
  }

  function update(change: (list: Shortlist) => Shortlist) {
    read();
    list = change(list);
    try {
      const changed = JSON.stringify(list);
      findStorage().setItem(SHORTLIST_KEY, changed);
      text = changed;
    } catch {
      // Full or forbidden.
    }
    notify();
  }

  return {getSnapshot: () => list, subscribe, update, read};
}

let browserStore: ShortlistStore | null = null;

/** The store of this tab. Browser only. */
export function shortlistStore(): ShortlistStore {
  if (!browserStore) {
    browserStore = createShortlistStore(() => window.localStorage);
    browserStore.read();
  }
  return browserStore;
}
