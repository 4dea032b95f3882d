import {describe, expect, it, vi} from 'vitest';
import {createLruCache} from './lru-cache';

describe('createLruCache', () => {
  it('creates a value once', () => {
    const cache = createLruCache<number>(2);
    const make = vi.fn(() => 1);
    cache.get('a', make);
    expect(cache.get('a', make)).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used value', () => {
    const cache = createLruCache<string>(2);
    cache.get('a', () => 'a');
    cache.get('b', () => 'b');
    cache.get('a', () => 'not made');
    cache.get('c', () => 'c');
    expect(cache.get('a', () => 'made again')).toBe('a');
    expect(cache.get('b', () => 'made again')).toBe('made again');
  });
});
