const RELOADED_KEY = 'shop-reloaded';

interface Page {
  /** Of the build that the page belongs to. */
  version: string;
  /** Asks the server; rejects when it cannot be reached. */
  isBuildGone: () => Promise<boolean>;
  /** The visitor is on the way to another document, or sends a form. */
  isLeaving: () => boolean;
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
 * Whether the server has taken a file of a build away; a new deployment takes them all.
 *
 * @throws when the server cannot be reached
 */
export async function isFileGone(address: string, ask: typeof fetch = fetch): Promise<boolean> {
  // Past the browser's own copy, which is good for a year.
  const {status} = await ask(address, {method: 'HEAD', cache: 'no-store'});
  return status === 404 || status === 410;
}

/**
 * Reloads a page some of whose code did not arrive, if the server says that the page's build is gone; once for each build,
 * so that a file which is missing for another reason does not reload for ever. Firefox breaks off what is on its way when
 * the page is left, which says nothing of the server; and a visitor who leaves must not be held back. Without storage to
 * remember the reload by the page stays. Answers whether it reloads; never throws.
 */
export async function reloadStalePage(page: Page): Promise<boolean> {
  const {version, isBuildGone, isLeaving, storage, reload} = page;
  if (isLeaving() || !(await isBuildGone().catch(() => false)) || isLeaving()) return false;
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
