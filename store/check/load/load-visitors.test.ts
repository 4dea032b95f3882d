import {afterEach, expect, it, vi} from 'vitest';
import {trustsVisitorAddress} from './load-visitors';

afterEach(() => vi.unstubAllGlobals());

/** A shop that counts by the visitor's header, or by the connection. */
function aShop(readsHeader: boolean): typeof fetch {
  const counts = new Map<string, number>();
  return async (_url, init) => {
    const visitor = (readsHeader && new Headers(init?.headers).get('oxygen-buyer-ip')) || 'one';
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return new Response(null, {status: count > 30 ? 429 : 404});
  };
}

it.each<[string, typeof fetch, boolean | null]>([
  ['is believed', aShop(true), true],
  ['is not believed', aShop(false), false],
  ['can’t be tested', async () => new Response(null, {status: 500}), null],
])('detects that a visitor’s own header %s', async (_, shop, expected) => {
  vi.stubGlobal('fetch', shop);
  expect(await trustsVisitorAddress('https://shop.test')).toBe(expected);
});
