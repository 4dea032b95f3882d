import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keep, parseShortlist} from './shortlist';

function useWindow(localStorage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const window = Object.defineProperty(new EventTarget(), 'localStorage', {get: localStorage});
  vi.stubGlobal('window', window);
  return window;
}

/** The store of a new page. */
async function openPage() {
  vi.resetModules();
  const store = await import('./use-shortlist');
  return {...store, ids: () => parseShortlist(store.readShortlistText()).map(({id}) => id)};
}

describe('the stored shortlist', () => {
  const values = new Map<string, string>();
  beforeEach(() => values.clear());
  afterEach(() => vi.unstubAllGlobals());

  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };

  it('is written, and follows another tab', async () => {
    const window = useWindow(() => storage);
    const [one, other] = [await openPage(), await openPage()];
    const listener = vi.fn();
    const unsubscribe = other.subscribeToShortlist(listener);
    one.updateShortlist((list) => keep(list, '1'));
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(1);
    other.updateShortlist((list) => keep(list, '2'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(one.ids()).toEqual(['1', '2']);
    unsubscribe();
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where storage is forbidden', async () => {
    useWindow(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    const page = await openPage();
    page.updateShortlist((list) => keep(list, '1'));
    page.updateShortlist((list) => keep(list, '2'));
    expect(page.ids()).toEqual(['1', '2']);
    expect((await openPage()).ids()).toEqual([]);
  });

  it('lasts as long as the page where storage is full', async () => {
    useWindow(() => ({
      ...storage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    }));
    const page = await openPage();
    page.updateShortlist((list) => keep(list, '1'));
    expect(page.ids()).toEqual(['1']);
  });
});
