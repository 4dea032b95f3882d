const RELOADED_KEY = 'shop-reloaded';

interface Page {
  /** The version of the page's build. */
  version: string;
  /** Requests a file of the build; rejects when the server cannot be reached. */
  isBuildGone: () => Promise<boolean>;
  /** The visitor is leaving the page or submitting a form. */
  isLeaving: () => boolean;
  /** Session storage; throws where the browser forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

interface PendingNavigation {
  /** The current URL. */
  currentUrl: string;
  /** Path, query and fragment of the pending navigation; null when there is none. */
  next: string | null;
  open: (address: string) => void;
  reload: () => void;
}

/**
 * Opens the page of a pending client-side navigation as a document, because its code is gone; also without a
 * connection, like any link. Returns whether a navigation is pending. It cannot loop: a navigation starts with a click.
 */
export function openPendingPage({currentUrl, next, open, reload}: PendingNavigation): boolean {
  if (next === null) return false;
  const address = new URL(next, currentUrl).href;
  // After Back it is the current URL already, and opening it again might only scroll to its fragment.
  if (address === currentUrl) reload();
  else open(address);
  return true;
}

/**
 * Whether a file of a build is gone from the server; a new deployment removes them all.
 *
 * @throws when the server cannot be reached
 */
export async function isFileGone(
  address: string,
  fetchFile: typeof fetch = fetch,
): Promise<boolean> {
  // Bypasses the HTTP cache, where the file is fresh for a year.
  const {status} = await fetchFile(address, {method: 'HEAD', cache: 'no-store'});
  return status === 404 || status === 410;
}

/**
 * Reloads a page whose code could not be loaded, if its build is gone from the server; once for each build, so that a
 * file that is missing for another reason causes no reload loop. Firefox cancels pending requests when the visitor
 * leaves, which proves nothing about the server. Without session storage the page is not reloaded. Returns whether it
 * reloads; never throws.
 */
export async function reloadStalePage(page: Page): Promise<boolean> {
  const {version, isBuildGone, isLeaving, storage, reload} = page;
  if (isLeaving() || !(await isBuildGone().catch(() => false)) || isLeaving()) return false;
  try {
    if (storage().getItem(RELOADED_KEY) === version) return false;
    storage().setItem(RELOADED_KEY, version);
  } catch {
    // Without storage it could reload forever.
    return false;
  }
  reload();
  return true;
}
