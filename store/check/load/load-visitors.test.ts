import {expect, it} from 'vitest';
import {trustsVisitorAddress} from './load-visitors';

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

it('finds out whether a visitor’s own header is believed', async () => {
  expect(await trustsVisitorAddress('https://shop.test', aShop(true))).toBe(true);
  expect(await trustsVisitorAddress('https://shop.test', aShop(false))).toBe(false);
  const failing = async () => new Response(null, {status: 500});
  expect(await trustsVisitorAddress('https://shop.test', failing)).toBeNull();
});
