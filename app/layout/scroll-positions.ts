const STORAGE_KEY = 'scroll-positions';

/** How far down each path was left, in CSS pixels, for as long as the tab lives. */
export interface ScrollPositions {
  find: (pathname: string) => number | null;
  remember: (pathname: string, y: number) => void;
  /** Writes everything to the storage, so that a reload finds it. */
  persist: () => void;
}

/** Reads what the storage still holds; a storage that is forbidden or holds nonsense counts as an empty one. */
export function createScrollPositions(storage: () => Storage): ScrollPositions {
  const positions = read(storage);
  return {
    find: (pathname) => positions.get(pathname) ?? null,
    remember: (pathname, y) => void positions.set(pathname, Math.round(y)),
    persist() {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // A full or forbidden storage costs the position after a reload, nothing else.
      }
    },
  };
}

function read(storage: () => Storage): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return new Map();
  }
}
