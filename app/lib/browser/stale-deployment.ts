/** For a connection that is up and carries nothing. */
const CHECK_TIMEOUT_MS = 10_000;

const RELOADED_KEY = 'shop-reloaded';

interface Page {
  /** URL of a file of the page's build, which no other build has. */
  buildFile: string;
  /** Requests the file; rejects when the server cannot be reached. */
  isBuildGone: () => Promise<boolean>;
  /** The visitor is leaving the page or submitting a form. */
  isLeaving: () => boolean;
  /** Session storage; throws where the browser forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Whether a file of a build is gone from the server; a new deployment removes them all.
 *
 * @throws when the server cannot be reached, or is silent for ten seconds
 */
export async function isFileGone(
  address: string,
  fetchFile: typeof fetch = fetch,
): Promise<boolean> {
  // Bypasses the HTTP cache, where the file is fresh for a year.
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const {status} = await fetchFile(address, {method: 'HEAD', cache: 'no-store', signal});
  return status === 404 || status === 410;
}

/**
 * Reloads a page whose code could not be loaded, if its build is gone from the server; once for each build, so that a
 * file that is missing for another reason causes no reload loop. Firefox cancels pending requests when the visitor
 * leaves, which proves nothing about the server. Without session storage the page is not reloaded. Returns whether it
 * reloads; never throws.
 */
export async function reloadStalePage(page: Page): Promise<boolean> {
  const {buildFile, isBuildGone, isLeaving, storage, reload} = page;
  if (isLeaving() || !(await isBuildGone().catch(() => false)) || isLeaving()) return false;
  try {
    if (storage().getItem(RELOADED_KEY) === buildFile) return false;
    storage().setItem(RELOADED_KEY, buildFile);
  } catch {
    // Without storage it could reload forever.
    return false;
  }
  reload();
  return true;
}
