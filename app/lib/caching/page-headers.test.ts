import {describe, expect, it} from 'vitest';
import {finishCacheHeaders, pageHeaders, routeHeaders} from './page-headers';

const CONTEXT = {isCacheOn: true, clockOffsetMs: 0};
const NOTICE = {title: 'Shopify Connection Error', description: 'Status 500'};

/** A launch that many milliseconds from now. */
const inMs = (ms: number) => ({endsAtMs: Date.now() + ms});

describe('the headers of a page', () => {
  it("let Oxygen's full-page cache and browsers store it for a moment", () => {
    expect(pageHeaders(CONTEXT)).toEqual({
      'Cache-Control': 'private, max-age=10',
      'Oxygen-Cache-Control': 'public, max-age=10, stale-while-revalidate=20',
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

describe('the headers of a route', () => {
  const PUBLIC = 'public, max-age=10';

  it.each([
    [
      'the action’s',
      {action: {'Retry-After': '60'}, loader: {'X-Own': '1'}},
      {'retry-after': '60'},
    ],
    ['the loader’s', {loader: {'X-Own': '1'}, parent: {'X-Root': '1'}}, {'x-own': '1'}],
    ['the root’s', {parent: {'X-Root': '1'}}, {'x-root': '1'}],
    [
      'never stored while the root’s are not',
      {loader: {'Cache-Control': PUBLIC}, parent: {'Cache-Control': 'no-store'}},
      {'cache-control': 'no-store'},
    ],
  ])(
    'are %s',
    (_, {action = {}, loader = {}, parent = {}}: Record<string, HeadersInit>, expected) => {
      const headers = routeHeaders({
        actionHeaders: new Headers(action),
        loaderHeaders: new Headers(loader),
        parentHeaders: new Headers(parent),
        errorHeaders: undefined,
      });
      expect(Object.fromEntries(new Headers(headers))).toEqual(expected);
    },
  );
});

describe('a finished response', () => {
  const NO_STORE = {'cache-control': 'no-store'};
  const PUBLIC = {'cache-control': 'public, max-age=3600'};
  const PAGE = {'cache-control': 'private, max-age=9', 'oxygen-cache-control': 'public, max-age=9'};
  const VARY = {vary: 'Accept-Encoding'};
  const SHARED = {...PUBLIC, 'oxygen-cache-control': 'public, max-age=3600', ...VARY};

  it.each<[string, {method?: string; status?: number; isCacheOn?: boolean}, HeadersInit, object]>([
    ['that is public is for Oxygen too', {}, PUBLIC, SHARED],
    ['keeps its own headers', {}, PAGE, {...PAGE, ...VARY}],
    ['that mentions no caching is not stored', {}, {}, NO_STORE],
    ['to a post is not stored', {method: 'POST'}, PAGE, NO_STORE],
    ['with an error is not stored', {status: 404}, PAGE, NO_STORE],
    ['that redirects keeps its own headers', {status: 301}, PAGE, {...PAGE, ...VARY}],
    ['that redirects is for browsers only', {status: 301}, PUBLIC, PUBLIC],
    ['that confirms a stored one stays as it is', {status: 304}, {}, {}],
    ['is not for Oxygen where caches are off', {isCacheOn: false}, PUBLIC, PUBLIC],
  ])('%s', (_, {method = 'GET', status = 200, isCacheOn = true}, headers, expected) => {
    const response = new Response(null, {status, headers});
    finishCacheHeaders(new Request('https://shop.example/', {method}), response, {isCacheOn});
    expect(Object.fromEntries(response.headers)).toEqual(expected);
  });
});
