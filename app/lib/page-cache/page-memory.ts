import {pageAge} from './page-age';
import type {StoredPage} from './stored-page';

/** A worker has 128 MB for everything; a page takes about 50 kB. */
const LIMIT_BYTES = 8 * 1024 * 1024;

/** A refresh that was not heard of for so long was given up by the runtime. */
const REFRESH_LIMIT_MS = 30_000;

/**
 * What one running worker knows by itself between two requests; others in the same place know other things, and the Cache
 * API is what they share.
 */
export interface PageMemory {
  /** The page that was read or made here, as long as it is fresh: until then nobody else can have a better one. */
  recall: (key: string, nowMs: number) => StoredPage | null;
  remember: (key: string, page: StoredPage) => void;
  forget: (key: string) => void;
  /** Whether the caller may render that page anew behind a visitor's back: no when it is being done. Say when it ended. */
  beginRefresh: (key: string, nowMs: number) => boolean;
  endRefresh: (key: string) => void;
}

export function createPageMemory(limitBytes = LIMIT_BYTES): PageMemory {
  const pages = new Map<string, StoredPage>();
  const refreshes = new Map<string, number>();
  let bytes = 0;

  function forget(key: string) {
    bytes -= pages.get(key)?.body.byteLength ?? 0;
    pages.delete(key);
  }

  return {
    recall(key, nowMs) {
      const page = pages.get(key);
      if (!page) return null;
      if (pageAge(page, nowMs) === 'fresh') return page;
      forget(key);
      return null;
    },
    remember(key, page) {
      forget(key);
      pages.set(key, page);
      bytes += page.body.byteLength;
      // A map gives its keys in the order in which they came.
      for (const oldest of pages.keys()) {
        if (bytes <= limitBytes) break;
        forget(oldest);
      }
    },
    forget,
    beginRefresh(key, nowMs) {
      const since = refreshes.get(key);
      if (since !== undefined && nowMs - since < REFRESH_LIMIT_MS) return false;
      refreshes.set(key, nowMs);
      return true;
    },
    endRefresh: (key) => void refreshes.delete(key),
  };
}
