import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Handler} from '../http';
import {isCacheable, withFullPageCache} from './full-page-cache';

const URL = 'http://localhost:3000/about';
const HEADERS = {
  'content-type': 'text/html',
  'oxygen-cache-control': 'public, max-age=10, stale-while-revalidate=20',
  vary: 'Accept-Encoding',
};

let answer: Handler;
let calls: number;
let network: Handler;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: 1_700_000_000_000});
  calls = 0;
  answer = async () => new Response(`page ${calls}`, {headers: HEADERS});
  network = withFullPageCache((request) => {
    calls += 1;
    return answer(request);
  });
});
afterEach(() => void vi.useRealTimers());

async function get(url = URL, init?: RequestInit) {
  const response = await network(new Request(url, init));
  return {
    status: response.status,
    state: response.headers.get('oxygen-full-page-cache'),
    age: response.headers.get('age'),
    text: await response.text(),
  };
}

const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

describe("Oxygen's full-page cache", () => {
  it.each([
    [0, 'hit'],
    [9, 'hit'],
    [11, 'stale'],
    [29, 'stale'],
    [31, 'miss'],
  ])('returns a page of %i seconds as %s', async (seconds, state) => {
    expect(await get()).toMatchObject({state: 'miss', age: '0'});
    pass(seconds);
    expect(await get()).toMatchObject({state, age: state === 'miss' ? '0' : String(seconds)});
  });

  it('stores pages by their full URL', async () => {
    await get();
    expect((await get(`${URL}?utm_source=letter`)).state).toBe('miss');
  });

  it('sends one request for concurrent visitors', async () => {
    const crowd = await Promise.all(Array.from({length: 50}, () => get()));
    expect(new Set(crowd.map(({text}) => text))).toEqual(new Set(['page 1']));
    expect(calls).toBe(1);
  });

  it('serves a stale page while it is revalidated, even when that fails', async () => {
    await get();
    pass(11);
    answer = async () => Promise.reject(new Error('The connection broke'));
    expect(await get()).toMatchObject({state: 'stale', text: 'page 1'});
    answer = async () => new Response('failed', {status: 500});
    await expect.poll(() => get()).toMatchObject({state: 'stale', text: 'page 1'});
    answer = async () => new Response('new', {headers: HEADERS});
    await expect.poll(() => get()).toMatchObject({state: 'hit', text: 'new'});
  });

  it('deletes a stale page that is gone', async () => {
    await get();
    pass(11);
    answer = async () => new Response('gone', {status: 404});
    await get();
    await expect.poll(() => get()).toMatchObject({status: 404, state: 'uncacheable'});
  });

  it('requests the page again for a visitor who waited for one that failed', async () => {
    answer = async () => Promise.reject(new Error('The first visitor left'));
    const first = get();
    answer = async () => new Response('page', {headers: HEADERS});
    const second = get();
    await expect(first).rejects.toThrow();
    expect(await second).toMatchObject({state: 'miss', text: 'page'});
  });

  it('responds with 304 for a page that the browser has', async () => {
    answer = async () => new Response('page', {headers: {...HEADERS, etag: '"1"'}});
    await get();
    const again = await get(URL, {headers: {'if-none-match': '"1"'}});
    expect(again).toMatchObject({status: 304, text: ''});
    expect(calls).toBe(1);
  });

  it('sends a response that is too large for the cache whole', async () => {
    answer = async () => new Response('x'.repeat(1024 * 1024 + 1), {headers: HEADERS});
    for (const visit of [await get(), await get()]) {
      expect(visit).toMatchObject({state: 'miss'});
      expect(visit.text).toHaveLength(1024 * 1024 + 1);
    }
    expect(calls).toBe(2);
  });

  it.each<[string, Record<string, string>, number, boolean]>([
    ['a page', {}, 200, true],
    ['a redirect', {}, 301, true],
    ['no such page', {}, 404, false],
    ['a failure', {}, 500, false],
    ['a cookie', {'set-cookie': 'a=b'}, 200, false],
    ['no Vary', {vary: ''}, 200, false],
    ['Vary: *', {vary: '*'}, 200, false],
    ['no word of Oxygen', {'oxygen-cache-control': ''}, 200, false],
    ['an age of nothing', {'oxygen-cache-control': 'public, max-age=0'}, 200, false],
    ['no-store', {'oxygen-cache-control': 'no-store'}, 200, false],
    ['private', {'oxygen-cache-control': 'private, max-age=10'}, 200, false],
  ])('decides on %s', (_, headers, status, expected) => {
    const response = new Response(null, {status, headers: {...HEADERS, ...headers}});
    expect(isCacheable(URL, response)).toBe(expected);
  });
});
