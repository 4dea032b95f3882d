import {describe, expect, it} from 'vitest';
import {allowSharedCache, pageHeaders} from './page-headers';

const CONTEXT = {isCacheOn: true, clockOffsetMs: 0};
const NOTICE = {title: 'Shopify Connection Error', description: 'Status 500'};

/** A launch that many milliseconds from now. */
const inMs = (ms: number) => ({endsAtMs: Date.now() + ms});

describe('the headers of a page', () => {
  it("let Oxygen's full-page cache and browsers store it for a moment", () => {
    expect(pageHeaders(CONTEXT)).toEqual({
      'Cache-Control': 'private, max-age=10',
      'Oxygen-Cache-Control': 'public, max-age=10, stale-while-revalidate=20',
      Vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['a failed storefront', CONTEXT, {notice: NOTICE}],
    ['caches that are switched off', {...CONTEXT, isCacheOn: false}, {}],
    ['a launch that is upon it', CONTEXT, inMs(900)],
    ['a launch that has passed', CONTEXT, inMs(-1)],
  ])('forbid caching with %s', (_, context, state) => {
    expect(pageHeaders(context, state)).toEqual({'Cache-Control': 'no-store'});
  });

  it.each([
    [5_500, 'private, max-age=5', 'public, max-age=5, stale-while-revalidate=0'],
    [15_500, 'private, max-age=10', 'public, max-age=10, stale-while-revalidate=5'],
    [60_000, 'private, max-age=10', 'public, max-age=10, stale-while-revalidate=20'],
  ])('expire at a launch in %i ms', (ms, browser, oxygen) => {
    expect(pageHeaders(CONTEXT, inMs(ms))).toMatchObject({
      'Cache-Control': browser,
      'Oxygen-Cache-Control': oxygen,
    });
  });

  it("use the shop's clock", () => {
    const context = {...CONTEXT, clockOffsetMs: 60_000};
    expect(pageHeaders(context, inMs(61_500))['Cache-Control']).toBe('private, max-age=1');
  });
});

const after = (headers: Record<string, string>) => {
  const changed = new Headers(headers);
  allowSharedCache(changed);
  return Object.fromEntries(changed);
};

describe("Oxygen's full-page cache", () => {
  it('may store public responses', () => {
    expect(after({'Cache-Control': 'public, max-age=3600'})).toEqual({
      'cache-control': 'public, max-age=3600',
      'oxygen-cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    });
  });

  it.each<Record<string, string>>([
    {'cache-control': 'private, max-age=10'},
    {'cache-control': 'no-store'},
    {'content-type': 'text/html'},
    {'cache-control': 'public, max-age=9', 'oxygen-cache-control': 'public, max-age=1'},
  ])('gets no header for %j', (headers) => {
    expect(after(headers)).toEqual(headers);
  });
});
