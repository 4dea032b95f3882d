import {describe, expect, it} from 'vitest';
import {FRESH_MS} from './page-age';
import {createPageMemory} from './page-memory';
import type {StoredPage} from './stored-page';

const aPage = (bytes: number): StoredPage => ({
  body: new Uint8Array(bytes),
  headers: {},
  nonce: null,
  places: [],
  renderedAtMs: 0,
  endsAtMs: null,
});

describe('what a worker remembers', () => {
  it('is a page as long as it is fresh', () => {
    const memory = createPageMemory();
    memory.remember('a', aPage(1));
    expect(memory.recall('a', FRESH_MS - 1)).not.toBeNull();
    expect(memory.recall('a', FRESH_MS)).toBeNull();
    expect(memory.recall('b', 0)).toBeNull();
  });

  it('is the latest pages when they become too many', () => {
    const memory = createPageMemory(10);
    for (const key of ['a', 'b', 'a', 'c']) memory.remember(key, aPage(4));
    expect(['a', 'b', 'c'].filter((key) => memory.recall(key, 0))).toEqual(['a', 'c']);
    memory.forget('a');
    memory.remember('d', aPage(6));
    expect(['a', 'c', 'd'].filter((key) => memory.recall(key, 0))).toEqual(['c', 'd']);
  });

  it('lets one refresh of a page begin at a time, until it ended or was given up', () => {
    const memory = createPageMemory();
    expect(memory.beginRefresh('a', 0)).toBe(true);
    expect(memory.beginRefresh('b', 0)).toBe(true);
    expect(memory.beginRefresh('a', 29_999)).toBe(false);
    expect(memory.beginRefresh('a', 30_000)).toBe(true);
    memory.endRefresh('a');
    expect(memory.beginRefresh('a', 30_001)).toBe(true);
  });
});
