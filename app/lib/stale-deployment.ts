const RELOADED_KEY = 'shop-reloaded';

interface Page {
  /** Of the build that the page belongs to. */
  version: string;
  isOnline: () => boolean;
  /** Session storage, or a failure where the visitor forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

interface Way {
  /** The address in the browser's bar. */
  here: string;
  /** Path, query and fragment of the page that the visitor is on the way to; null when on none. */
  next: string | null;
  open: (address: string) => void;
  reload: () => void;
}

/**
 * Has the browser itself load the page that the visitor is on the way to, as its code is gone; without a connection too, as
 * any link would. Answers whether there is such a page. It needs no memory: without a click nobody is on the way.
 */
export function openAwaitedPage({here, next, open, reload}: Way): boolean {
  if (next === null) return false;
  const address = new URL(next, here).href;
  // After Back it stands in the bar already, and to open it again could mean no more than its fragment.
  if (address === here) reload();
  else open(address);
  return true;
}

/**
 * Reloads a page whose code is gone because a new deployment took its place; once for each build, so that a file which is
 * missing for another reason does not reload for ever. A visitor without a connection, or without storage to remember the
 * reload by, keeps the page. Answers whether it reloads; never throws.
 */
export function reloadStalePage({version, isOnline, storage, reload}: Page): boolean {
  if (!isOnline()) return false;
  try {
    if (storage().getItem(RELOADED_KEY) === version) return false;
    storage().setItem(RELOADED_KEY, version);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  reload();
  return true;
}
