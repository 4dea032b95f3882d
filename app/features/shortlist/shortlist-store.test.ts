import {describe, expect, it, vi} from 'vitest';
import {keep} from './shortlist';
import {createShortlistStore, SHORTLIST_KEY} from './shortlist-store';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('the stored shortlist', () => {
  it('is written, and follows another tab', () => {
    const storage = memory();
    const [one, other] = [createShortlistStore(() => storage), createShortlistStore(() => storage)];
    const listener = vi.fn();
    other.subscribe(listener);
    one.update((list) => keep(list, '1'));
    other.read();
    expect(other.getSnapshot()).toEqual([{id: '1', note: ''}]);
    expect(listener).toHaveBeenCalledTimes(1);
    // Written by the other tab before this one heard of it.
    other.update((list) => keep(list, '2'));
    one.update((list) => keep(list, '3'));
    expect(JSON.parse(storage.getItem(SHORTLIST_KEY) ?? '')).toHaveLength(3);
  });

  it('keeps its snapshot while nothing changes', () => {
    const storage = memory();
    const store = createShortlistStore(() => storage);
    store.update((list) => keep(list, '1'));
    const before = store.getSnapshot();
    store.read();
    expect(store.getSnapshot()).toBe(before);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const store = createShortlistStore(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    store.update((list) => keep(list, '1'));
    expect(store.getSnapshot()).toHaveLength(1);
  });
});
