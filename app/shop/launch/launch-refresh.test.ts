import {describe, expect, it} from 'vitest';
import {refreshAfterLaunch} from './launch-refresh';

/** A launch that the shop results for with each of `results` in turn, and with its last ever after. */
async function refresh(
  results: (string | Error | null)[],
  {random = 0, endsAfter = Infinity} = {},
) {
  const waits: number[] = [];
  const received: string[] = [];
  const next: (() => void)[] = [];
  const end = refreshAfterLaunch<string>({
    load() {
      const result = results.length > 1 ? results.shift()! : results[0]!;
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    onLoad: (result) => received.push(result),
    random: () => random,
    callAfter(delayMs, callback) {
      waits.push(delayMs);
      next.push(callback);
      return () => void next.splice(next.indexOf(callback), 1);
    },
  });
  while (next.length > 0) {
    next.shift()!();
    if (waits.length >= endsAfter) end();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  return {waits, received};
}

describe('after a launch the product', () => {
  it('is requested once when it is available', async () => {
    expect(await refresh(['price'])).toEqual({waits: [0], received: ['price']});
  });

  it.each([
    [0, 0],
    [0.5, 1000],
    [0.999, 1998],
  ])('is requested after a random delay: %f of two seconds', async (random, waitMs) => {
    expect((await refresh(['price'], {random})).waits).toEqual([waitMs]);
  });

  it('is requested again while caches are stale or the request fails', async () => {
    const {waits, received} = await refresh([null, new Error('offline'), 'price']);
    expect(waits).toEqual([0, 3000, 6000]);
    expect(received).toEqual(['price']);
  });

  it('is not requested any more after the last attempt', async () => {
    const {waits, received} = await refresh([null]);
    expect(waits).toEqual([0, 3000, 6000, 12_000, 24_000, 48_000]);
    expect(received).toEqual([]);
  });

  it('is ignored by a page that was left', async () => {
    expect(await refresh(['price'], {endsAfter: 1})).toEqual({waits: [0], received: []});
  });
});
