import {describe, expect, it} from 'vitest';
import {createScrollPositions} from '~/layout/scroll-positions';

function aStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

describe('createScrollPositions', () => {
  it('has no position for a path that was never scrolled', () => {
    expect(createScrollPositions(aStorage).find('/about')).toBeNull();
  });

  it('keeps one position for each path', () => {
    const positions = createScrollPositions(aStorage);
    positions.remember('/', 120.4);
    positions.remember('/about', 900);
    positions.remember('/', 300);
    expect([positions.find('/'), positions.find('/about')]).toEqual([300, 900]);
  });

  it('finds after a reload what was persisted', () => {
    const storage = aStorage();
    const before = createScrollPositions(() => storage);
    before.remember('/gallery', 2400);
    before.persist();
    expect(createScrollPositions(() => storage).find('/gallery')).toBe(2400);
  });

  it.each(['not json', 'null', '[]', '{"/": "far"}'])('starts empty from %s', (stored) => {
    const positions = createScrollPositions(() => aStorage({'scroll-positions': stored}));
    expect(positions.find('/')).toBeNull();
  });

  it('works without a storage', () => {
    const positions = createScrollPositions(() => {
      throw new Error('SecurityError');
    });
    positions.remember('/', 50);
    positions.persist();
    expect(positions.find('/')).toBe(50);
  });
});
