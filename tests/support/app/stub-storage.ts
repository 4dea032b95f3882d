import {vi} from 'vitest';

/**
 * Stubs both storages of the browser with the given texts, which each test can read: the same ones, because no test
 * uses both. A blocked one throws on access, a full one when it's written.
 */
export function stubStorage(stored: Record<string, string> = {}, state?: 'blocked' | 'full') {
  const texts = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state === 'full') throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
  const get = () => {
    if (state === 'blocked') throw new DOMException('forbidden', 'SecurityError');
    return storage;
  };
  const window = new EventTarget();
  Object.defineProperties(window, {localStorage: {get}, sessionStorage: {get}});
  vi.stubGlobal('window', window);
  return {texts, window};
}
