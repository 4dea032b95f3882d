/** The browser's storages. Both throw when they're blocked, even when they're accessed, and when they're full. */
type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text; null when there's none, or when storage is blocked. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, or removes it when it's null. Returns false when storage is blocked or full. */
export function store(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
