const STORAGE_KEY = 'scroll-positions';

/** The last scroll position of each path, in CSS pixels, for the life of the tab. */
export interface ScrollPositions {
  find: (pathname: string) => number | null;
  remember: (pathname: string, y: number) => void;
  /** Writes all positions to the storage, so that a reload can restore them. */
  persist: () => void;
}

/** Reads the stored positions; a forbidden or invalid storage counts as empty. */
export function createScrollPositions(storage: () => Storage): ScrollPositions {
  const positions = read(storage);
  return {
    find: (pathname) => positions.get(pathname) ?? null,
    remember: (pathname, y) => void positions.set(pathname, Math.round(y)),
    persist() {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Without storage the position is lost after a reload.
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
