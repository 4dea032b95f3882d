import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createFullPageCache, isCacheable} from './full-page-cache';

const URL = 'http://localhost:3000/about';
const HEADERS = {
  'content-type': 'text/html',
  'oxygen-cache-control': 'public, max-age=10, stale-while-revalidate=20',
  vary: 'Accept-Encoding',
};

const aPage = (text = 'page') => ({status: 200, headers: HEADERS, body: Buffer.from(text)});

describe("Oxygen's full-page cache", () => {
  beforeEach(() => void vi.useFakeTimers({toFake: ['Date'], now: 1_700_000_000_000}));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [0, 'fresh'],
    [9, 'fresh'],
    [11, 'stale'],
    [29, 'stale'],
    [31, 'gone'],
  ])('returns a page of %i seconds as %s', (seconds, state) => {
    const cache = createFullPageCache();
    cache.store(URL, aPage());
    vi.setSystemTime(Date.now() + seconds * 1000);
    const found = cache.find(URL);
    expect(found ? (found.isStale ? 'stale' : 'fresh') : 'gone').toBe(state);
    expect(found?.age ?? null).toBe(state === 'gone' ? null : seconds);
  });

  it('stores pages by their full URL', () => {
    const cache = createFullPageCache();
    cache.store(URL, aPage());
    expect(cache.find(`${URL}?utm_source=letter`)).toBeNull();
  });

  it('deletes a page, and returns the newer of two', () => {
    const cache = createFullPageCache();
    cache.store(URL, aPage('old'));
    cache.store(URL, aPage('new'));
    expect(cache.find(URL)?.body.toString()).toBe('new');
    cache.delete(URL);
    expect(cache.find(URL)).toBeNull();
  });

  it.each([
    ['a page', {}, 200, true],
    ['a redirect', {}, 301, true],
    ['no such page', {}, 404, false],
    ['a failure', {}, 500, false],
    ['a cookie', {'set-cookie': ['a=b']}, 200, false],
    ['no Vary', {vary: undefined}, 200, false],
    ['Vary: *', {vary: '*'}, 200, false],
    ['no word of Oxygen', {'oxygen-cache-control': undefined}, 200, false],
    ['an age of nothing', {'oxygen-cache-control': 'public, max-age=0'}, 200, false],
    ['no-store', {'oxygen-cache-control': 'no-store'}, 200, false],
    ['private', {'oxygen-cache-control': 'private, max-age=10'}, 200, false],
  ])('decides on %s', (_, headers, status, expected) => {
    expect(isCacheable(URL, {status, headers: {...HEADERS, ...headers}})).toBe(expected);
  });
});
