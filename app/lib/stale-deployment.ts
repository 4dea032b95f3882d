const RELOADED_KEY = 'shop-reloaded';

interface Page {
  /** Of the build that the page belongs to. */
  version: string;
  isOnline: () => boolean;
  /** Session storage, or a failure where the visitor forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
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
